/// What the service answers with; a namespace.
public enum Response {
    /// The bodies of answers; a namespace.
    public enum Body {
        /// What tokenising and listing answer with; a namespace.
        public enum Tokenization {
            /// What belongs to PayPal; a namespace.
            public enum PayPal {}
        }

        /// What belongs to Klarna; a namespace.
        public enum Klarna {}
    }
}
