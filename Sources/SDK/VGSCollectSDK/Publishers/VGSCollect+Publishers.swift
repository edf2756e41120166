public import Combine

extension VGSCollect {
    /// Sends at once, not at the subscription, and publishes how it ended on the main actor; it ends even if the collector is gone by then.
    ///
    /// The parameters are those of ``sendData(path:method:routeId:extraData:requestOptions:completion:)``.
    public func sendDataPublisher(
        path: String, method: VGSCollectHTTPMethod = .post, routeId: String? = nil, extraData: [String: Any]? = nil,
        requestOptions: VGSCollectRequestOptions = VGSCollectRequestOptions()
    ) -> Future<VGSResponse, Never> {
        Future { promise in
            self.sendData(path: path, method: method, routeId: routeId, extraData: extraData, requestOptions: requestOptions) {
                promise(.success($0))
            }
        }
    }
}
