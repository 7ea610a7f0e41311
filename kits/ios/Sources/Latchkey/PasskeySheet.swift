import AuthenticationServices

/// The sheet of the system in which people make and choose passkeys, one at a time.
@MainActor
final class PasskeySheet: NSObject {
  private let anchor: ASPresentationAnchor
  private var waiting: CheckedContinuation<ASAuthorizationCredential, Error>?
  private var controller: ASAuthorizationController?

  init(anchor: ASPresentationAnchor) {
    self.anchor = anchor
  }

  func show(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationCredential {
    controller?.cancel()
    end(.failure(ASAuthorizationError(.canceled)))
    let opened = ASAuthorizationController(authorizationRequests: [request])
    opened.delegate = self
    opened.presentationContextProvider = self
    controller = opened
    return try await withCheckedThrowingContinuation { continuation in
      waiting = continuation
      opened.performRequests()
    }
  }

  private func end(_ result: Result<ASAuthorizationCredential, Error>) {
    waiting?.resume(with: result)
    waiting = nil
    controller = nil
  }
}

extension PasskeySheet: ASAuthorizationControllerDelegate {
  func authorizationController(
    controller ended: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    if ended === controller { end(.success(authorization.credential)) }
  }

  func authorizationController(controller ended: ASAuthorizationController, didCompleteWithError error: Error) {
    if ended === controller { end(.failure(error)) }
  }
}

extension PasskeySheet: ASAuthorizationControllerPresentationContextProviding {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor { anchor }
}
