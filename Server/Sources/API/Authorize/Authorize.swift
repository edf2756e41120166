internal import CofferCardRules
internal import CofferHTTPServer
internal import CofferVault
internal import CofferWire

/// `POST /services/authorize`: sells bearers for a partner's credentials.
///
/// The body is form data. Empty, or without `scope`, it asks for the partner's bearer. `scope=add&customerId=…` (or `accountId=…`) asks
/// for one that adds cards of that customer and does nothing else.
struct Authorize: Sendable {
    let vault: Vault
    let answers: CaasAnswers

    func decide(_ request: borrowing HTTPRequest) -> HTTPDecision {
        guard request.headerCount("Authorization") == 1, let credentials = request.header("Authorization").flatMap(BasicCredentials.init)
        else { return .answer(.now(CaasAnswers.unauthorized)) }
        let isForm = request.header("Content-Type")?.dropping(prefixInAnyCase: "application/x-www-form-urlencoded") != nil
        return .body { body in
            do throws(CaasRefusal) {
                return .now(try issue(credentials, body: body, isForm: isForm))
            } catch {
                return .now(answers.failure(error, method: .post, route: .authorize))
            }
        }
    }

    private func issue(_ credentials: BasicCredentials, body: HTTPBody, isForm: Bool) throws(CaasRefusal) -> HTTPResponse {
        // Who asks is judged before what is asked: a stranger learns nothing about the form.
        let partner = try bearer(credentials, account: nil)
        guard let account = try account(in: body, isForm: isForm) else { return answer(partner) }
        return answer(try bearer(credentials, account: account))
    }

    private func bearer(_ credentials: BasicCredentials, account: String?) throws(CaasRefusal) -> IssuedBearer {
        do throws(VaultError) {
            return try vault.issueBearer(partnerId: credentials.user, clientSecret: credentials.password, account: account)
        } catch {
            throw CaasRefusal(error)
        }
    }

    /// The customer that an add-only bearer is asked for; nil where the partner's own is.
    private func account(in body: HTTPBody, isForm: Bool) throws(CaasRefusal) -> String? {
        guard body.count > 0 else { return nil }
        guard isForm, let form = body.withUnsafeBytes({ FormBody($0) }) else { throw .malformed }
        let account = try JSONMember.same(try form.value("customerId"), try form.value("accountId"), "customerId")
        switch try form.value("scope") {
        case nil:
            // A customer without a scope is more likely a slip than a wish for a bearer that serves all customers.
            guard account == nil else { throw .invalid("scope") }
            return nil
        case "add":
            guard let account, !CardNumberScan.holds(account) else { throw .invalid("customerId") }
            return account
        default: throw .invalid("scope")
        }
    }

    private func answer(_ bearer: IssuedBearer) -> HTTPResponse {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("access_token", bearer.token)
        writer.member("token_type", "Bearer")
        writer.member("expires_in", bearer.expiresIn)
        writer.endObject()
        return HTTPResponse(status: 200, contentType: "application/json", body: writer.bytes)
    }
}
