import CryptoKit
import Foundation

/// A challenge of ALTCHA, version 2: which counter, after the nonce, makes PBKDF2 (RFC 8018) with HMAC-SHA-256 derive a key
/// that begins with `keyPrefix`? `cost` is the number of iterations; byte strings are hexadecimal.
struct ProofOfWork: Sendable {
  let nonce: [UInt8]
  let salt: [UInt8]
  let cost: Int
  let keyPrefix: String

  init?(_ asked: [String: Any]) {
    guard let nonce = (asked["nonce"] as? String).flatMap(bytesOf), let salt = (asked["salt"] as? String).flatMap(bytesOf),
      let cost = asked["cost"] as? Int, let keyPrefix = asked["keyPrefix"] as? String
    else { return nil }
    self.nonce = nonce
    self.salt = salt
    self.cost = cost
    self.keyPrefix = keyPrefix
  }

  func solve() -> (counter: UInt32, derivedKey: String) {
    var counter: UInt32 = 0
    while true {
      let key = derived(counter).map { String(format: "%02x", $0) }.joined()
      if key.hasPrefix(keyPrefix) { return (counter, key) }
      counter &+= 1
    }
  }

  private func derived(_ counter: UInt32) -> [UInt8] {
    let password = SymmetricKey(data: nonce + withUnsafeBytes(of: counter.bigEndian, Array.init))
    // Keys of 32 bytes are one block of PBKDF2, whose number follows the salt.
    var round = Array(HMAC<SHA256>.authenticationCode(for: salt + [0, 0, 0, 1], using: password))
    var key = round
    for _ in 1..<max(cost, 2) where cost > 1 {
      round = Array(HMAC<SHA256>.authenticationCode(for: round, using: password))
      for i in key.indices { key[i] ^= round[i] }
    }
    return key
  }
}

private func bytesOf(_ hex: String) -> [UInt8]? {
  let digits = Array(hex)
  guard digits.count % 2 == 0 else { return nil }
  let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
  return bytes.count * 2 == digits.count ? bytes : nil
}
