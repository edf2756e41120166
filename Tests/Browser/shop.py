"""A vault, what stands before it, and a shop's server, for the example app."""

import base64
import datetime
import http.client
import itertools
import json
import socket
import tempfile
import threading
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from hosts import AppHost, Program, built

# Whatever the environment says of proxies, this machine is reached directly.
direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
YEAR = datetime.date.today().year + 3


def serve(handler):
    """Serves on a free port of this machine until the process ends."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
    return server


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class QuietHandler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *arguments):
        pass

    def read(self):
        return self.rfile.read(int(self.headers.get("Content-Length") or 0))

    def answer(self, status, body=b"", fields=()):
        self.send_response(status)
        for name, value in fields:
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


class Front:
    """Stands before the vault. `rule` gets method and path of each request and may answer with a status itself."""

    def __init__(self, port):
        self.rule = lambda method, path: None
        front = self

        class Handler(QuietHandler):
            def forward(self):
                body = self.read()
                status = front.rule(self.command, self.path)
                if status:
                    return self.answer(status)
                try:
                    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
                    fields = {name: value for name, value in self.headers.items() if name.lower() not in ("host", "connection")}
                    connection.request(self.command, self.path, body, fields)
                    answer = connection.getresponse()
                    content = answer.read()
                except OSError:
                    # As if nobody listened.
                    self.close_connection = True
                    return self.connection.close()
                kept = [(name, value) for name, value in answer.getheaders() if name.lower() not in ("content-length", "connection", "date")]
                self.answer(answer.status, content, kept)
                connection.close()

            do_GET = do_POST = do_DELETE = do_PATCH = do_PUT = forward

        self.url = f"http://127.0.0.1:{serve(Handler).server_port}"


class Shop:
    """The shop's server: gives the app a permission to add cards and orders to pay, for the customer who is signed in."""

    numbers = itertools.count(1)

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="coffer-browser-")
        self.port = free_port()
        self.front = Front(self.port)
        self.vault, self.customer = None, None
        self.start_vault()
        shop = self

        class Handler(QuietHandler):
            def do_POST(self):
                self.read()
                try:
                    made = {"/key/permission": shop.permission, "/key/order": shop.order}[self.path]()
                except Exception:
                    return self.answer(502)
                self.answer(200, json.dumps(made).encode(), [("Content-Type", "application/json")])

        back_end = f"http://127.0.0.1:{serve(Handler).server_port}/key"
        self.app = AppHost(built("CheckoutDemo"), COFFER_URL=self.front.url, COFFER_BACKEND=back_end)
        self.sign_in()

    def stop(self):
        assert self.app.is_running() and self.vault.is_running()
        assert self.app.stop() == 0
        self.vault.stop()
        self.folder.cleanup()

    def start_vault(self):
        self.vault = Program(
            str(built("coffer")), "serve", "--sandbox", "--port", str(self.port), "--data", self.folder.name, "--public-url", self.front.url)
        self.credentials = json.loads(self.vault.first_line)

    def sign_in(self, *cards, asks_for_code=False):
        """A customer who was never here before, with saved cards: the first one given is the first at the checkout."""
        self.front.rule = lambda method, path: None
        if self.customer:
            self.delete_all()
        self.customer, self.asks_for_code = f"customer-{next(self.numbers)}", asks_for_code
        for number in reversed(cards):
            self.save(number)

    def permission(self):
        return {"accountId": self.customer, "token": self.authorize(f"&scope=add&customerId={self.customer}")}

    def order(self):
        number = f"order-{next(self.numbers)}"
        options = {"PAYMENT_CARD": {"captureVaultedCardCvv": True}} if self.asks_for_code else {}
        body = {
            "orderId": number, "currencyCode": "EUR", "amount": 1299, "customerId": self.customer, "paymentMethod": {"options": options}}
        token = self.call("POST", "/client-session", body, self.as_merchant())["clientToken"]
        return {
            "clientToken": token, "id": number, "currency": "EUR",
            "lines": [{"name": "House blend, 1 kg", "quantity": 1, "amount": 999}, {"name": "Paper filters", "quantity": 2, "amount": 300}]}

    def save(self, number):
        token = self.permission()["token"]
        card = {"cardNumber": number, "month": "12", "year": str(YEAR), "cvv": "7373" if number.startswith("37") else "737"}
        answer = self.call(
            "POST", "/caas/v2/paymentmethods", {"accountId": self.customer, "cardHolderName": "Jane Doe", "card": card},
            {"Authorization": f"Bearer {token}"})
        assert answer["data"]["paymentMethod"], answer

    def cards(self):
        bearer = {"Authorization": "Bearer " + self.authorize()}
        return self.call("GET", f"/services/paymentmethods?customerId={self.customer}", None, bearer)["data"]["paymentMethods"]

    def saved(self):
        """Last digits of the customer's cards, as the merchant sees them."""
        return sorted(one["card"]["cardNumber"][-4:] for one in self.cards())

    def delete_all(self):
        """A number can be saved for one customer only."""
        bearer = {"Authorization": "Bearer " + self.authorize()}
        for one in self.cards():
            self.call("DELETE", f"/services/paymentmethods/{one['paymentMethodId']}?customerId={self.customer}", None, bearer)

    def as_merchant(self):
        return {"X-API-KEY": self.credentials["secretKey"], "X-Api-Version": "2.4"}

    def authorize(self, more=""):
        pair = f"{self.credentials['partnerId']}:{self.credentials['clientSecret']}".encode()
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/services/authorize", f"grant_type=client_credentials{more}".encode(),
            {"Authorization": "Basic " + base64.b64encode(pair).decode()})
        return json.load(direct.open(request))["access_token"]

    def call(self, method, path, body, fields):
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", json.dumps(body).encode() if body is not None else None,
            {"Content-Type": "application/json", **fields}, method=method)
        return json.load(direct.open(request))
