import CofferCardPromise

extension CardPromise {
    /// Refuses the environment of real cards where they are not taken.
    func check(_ environment: CoinmeVaultEnvironment) throws(CoinmeVaultError) {
        if refuses(environment: environment.rawValue) { throw .invalidConfiguration(CardPromise.sentence) }
    }
}
