import AuthenticationServices

/// A signed-in user. `accessToken` is a JWT for your server, valid for `expiresIn` seconds.
public struct SignedIn: Decodable, Sendable {
  public let accessToken: String
  public let expiresIn: Int
  public let userId: String
}

/// Who a token names. Match `username` with an account that you have only when it is verified.
public struct Person: Decodable, Sendable {
  public let userId: String
  public let username: String
  public let usernameVerified: Bool
  public let name: String
  let appId: String
}

/// Registers people and signs them in with passkeys of this device. `appId` is the client ID of a mobile application of the
/// platform iOS. All functions throw `LatchkeyError`, and `ASAuthorizationError` as for a person who closes the sheet.
@MainActor
public final class Latchkey {
  private let platform: Platform
  private let appId: String
  private let sheet: PasskeySheet

  public init(appId: String, baseUrl: URL = URL(string: "http://localhost:8080")!, anchor: ASPresentationAnchor) {
    self.appId = appId
    platform = Platform(base: baseUrl, appId: appId)
    sheet = PasskeySheet(anchor: anchor)
  }

  /// Creates an account in this application, with a passkey that the device keeps.
  public func register(username: String, name: String = "") async throws -> SignedIn {
    var who = ["username": username, "captcha": try await platform.proof()]
    if !name.isEmpty { who["name"] = name }
    return try await enroll(who)
  }

  /// Makes the passkey of somebody who was invited, or who lost the device. `invite` is what the link to your website has
  /// behind the `#`, as `latchkey-invite` or `latchkey-recovery`.
  public func register(invite: String) async throws -> SignedIn {
    try await enroll(["invite": invite])
  }

  private func enroll(_ who: [String: String]) async throws -> SignedIn {
    let begun: Begun<CreationOptions> = try await platform.step("register", who)
    let options = begun.options
    let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: options.rp.id)
    let request = provider.createCredentialRegistrationRequest(
      challenge: try bytes(options.challenge), name: options.user.name, userID: try bytes(options.user.id))
    // The platform refuses a passkey that did not verify the person, as a closed MacBook answers unless it is required.
    request.userVerificationPreference = .required
    if #available(iOS 17.4, macOS 14.4, *) {
      request.excludedCredentials = try (options.excludeCredentials ?? []).map(descriptor)
    }
    guard let made = try await sheet.show(request) as? ASAuthorizationPlatformPublicKeyCredentialRegistration
    else { throw LatchkeyError.incomplete }
    let response = [
      "clientDataJSON": made.rawClientDataJSON.base64url,
      "attestationObject": made.rawAttestationObject?.base64url ?? "",
    ]
    return try await finish("verify-register", begun.transactionId, made.credentialID, response)
  }

  /// Signs in with a passkey. Without a user name, the passkey that the person chooses tells who it is.
  public func signIn(username: String? = nil) async throws -> SignedIn {
    let who = username.map { ["username": $0] } ?? [:]
    let begun: Begun<RequestOptions> = try await platform.step("login", who)
    let options = begun.options
    let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: options.rpId)
    let request = provider.createCredentialAssertionRequest(challenge: try bytes(options.challenge))
    request.userVerificationPreference = .required
    request.allowedCredentials = try (options.allowCredentials ?? []).map(descriptor)
    guard let used = try await sheet.show(request) as? ASAuthorizationPlatformPublicKeyCredentialAssertion
    else { throw LatchkeyError.incomplete }
    let response = [
      "clientDataJSON": used.rawClientDataJSON.base64url,
      "authenticatorData": used.rawAuthenticatorData.base64url,
      "signature": used.signature.base64url,
      "userHandle": used.userID.base64url,
    ]
    return try await finish("verify-login", begun.transactionId, used.credentialID, response)
  }

  /// Asks the platform whom a token names. This is for what your app shows: your server verifies the token itself, before it
  /// begins a session.
  public func verify(_ accessToken: String) async throws -> Person {
    let person: Person = try await platform.call("/api/verifyToken", ["accessToken": accessToken])
    guard person.appId == appId else { throw LatchkeyError.otherApplication }
    return person
  }

  private func finish(
    _ step: String, _ transactionId: String, _ credentialID: Data, _ response: [String: String]
  ) async throws -> SignedIn {
    let id = credentialID.base64url
    let credential = Credential(id: id, rawId: id, response: response)
    return try await platform.step(step, Answer(transactionId: transactionId, credential: credential))
  }
}

private func descriptor(_ named: Descriptor) throws -> ASAuthorizationPlatformPublicKeyCredentialDescriptor {
  ASAuthorizationPlatformPublicKeyCredentialDescriptor(credentialID: try bytes(named.id))
}

private func bytes(_ base64url: String) throws -> Data {
  guard let data = Data(base64url: base64url) else { throw LatchkeyError.unreadable }
  return data
}
