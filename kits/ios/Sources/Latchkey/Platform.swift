import Foundation

public enum LatchkeyError: Error {
  /// The platform refused. The codes are in its guide; the message can be shown.
  case refused(code: Int, message: String, refusal: String)
  case unreachable(Error)
  case unreadable
  /// The system's sheet ended without a passkey.
  case incomplete
  case otherApplication
}

/// Makes calls of the platform.
struct Platform: Sendable {
  let base: URL
  let appId: String

  private struct Refusal: Decodable {
    let errorCode: Int
    let errorMessage: String
    let refusal: String?
  }
  private struct Empty: Encodable {}

  /// One step of a ceremony of this application. The platform asks for a proof of work after many failed sign-ins from this
  /// network.
  func step<Reply: Decodable>(_ name: String, _ body: some Encodable & Sendable) async throws -> Reply {
    do {
      return try await call("/api/sdk/\(appId)/\(name)", body)
    } catch LatchkeyError.refused(_, _, "request.proof") {
      return try await call("/api/sdk/\(appId)/\(name)", body, proof: try await proof())
    }
  }

  func call<Reply: Decodable>(
    _ path: String, _ body: some Encodable & Sendable, proof: String? = nil
  ) async throws -> Reply {
    let data = try await sent(path, body, proof: proof)
    guard let reply = try? JSONDecoder().decode(Reply.self, from: data) else { throw LatchkeyError.unreadable }
    return reply
  }

  /// Solves a challenge of the platform, which keeps machines from registering users by the thousand. Returns it in base64.
  func proof() async throws -> String {
    let challenge = try await sent("/api/sdk/\(appId)/challenge", Empty(), proof: nil)
    guard let read = try? JSONSerialization.jsonObject(with: challenge) as? [String: Any]
    else { throw LatchkeyError.unreadable }
    if read["off"] as? Bool == true { return "off" }
    guard let asked = read["parameters"] as? [String: Any], let work = ProofOfWork(asked)
    else { throw LatchkeyError.unreadable }
    let found = await Task.detached { work.solve() }.value
    let solution: [String: Any] = ["counter": Int(found.counter), "derivedKey": found.derivedKey]
    let solved = try JSONSerialization.data(withJSONObject: ["challenge": read, "solution": solution])
    return solved.base64EncodedString()
  }

  private func sent(_ path: String, _ body: some Encodable, proof: String?) async throws -> Data {
    guard let url = URL(string: path, relativeTo: base) else { throw LatchkeyError.unreadable }
    var request = URLRequest(url: url, timeoutInterval: 20)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    if let proof { request.setValue(proof, forHTTPHeaderField: "X-Proof-Of-Work") }
    request.httpBody = try JSONEncoder().encode(body)
    let answer: (Data, URLResponse)
    do {
      answer = try await URLSession.shared.data(for: request)
    } catch {
      throw LatchkeyError.unreachable(error)
    }
    let status = (answer.1 as? HTTPURLResponse)?.statusCode ?? 0
    if 200..<300 ~= status { return answer.0 }
    guard let said = try? JSONDecoder().decode(Refusal.self, from: answer.0) else { throw LatchkeyError.unreadable }
    throw LatchkeyError.refused(code: said.errorCode, message: said.errorMessage, refusal: said.refusal ?? "")
  }
}
