import Foundation

/// What begins a ceremony: options of WebAuthn (Level 3, sections 5.1.8 and 5.1.9), as JSON.
struct Begun<Options: Decodable>: Decodable {
  let options: Options
  let transactionId: String
}
struct Descriptor: Decodable { let id: String }
struct CreationOptions: Decodable {
  struct Party: Decodable { let id: String }
  struct User: Decodable {
    let id: String
    let name: String
  }
  let challenge: String
  let rp: Party
  let user: User
  let excludeCredentials: [Descriptor]?
}
struct RequestOptions: Decodable {
  let challenge: String
  let rpId: String
  let allowCredentials: [Descriptor]?
}

/// What ends it.
struct Answer: Encodable {
  let transactionId: String
  let credential: Credential
}
struct Credential: Encodable {
  let id: String
  let rawId: String
  let type = "public-key"
  let clientExtensionResults: [String: String] = [:]
  let response: [String: String]
}

extension Data {
  /// RFC 4648, section 5, without padding.
  var base64url: String {
    base64EncodedString()
      .replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_")
      .replacingOccurrences(of: "=", with: "")
  }
  init?(base64url: String) {
    let plain = base64url.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
    self.init(base64Encoded: plain + String(repeating: "=", count: (4 - plain.count % 4) % 4))
  }
}
