import XCTest

@testable import Latchkey

final class ProofOfWorkTests: XCTestCase {
  func testFindsTheCounterWhoseKeyHasThePrefix() throws {
    let asked: [String: Any] = [
      "nonce": "00112233445566778899aabbccddeeff", "salt": "ffeeddccbbaa99887766554433221100",
      "cost": 10, "keyPrefix": "00",
    ]
    let found = try XCTUnwrap(ProofOfWork(asked)).solve()
    XCTAssertEqual(found.counter, 582)
    XCTAssertEqual(found.derivedKey, "00a4e97e4669f8c5eda5ed2e544168a793de7e94d73827d446090a8243b3a712")
  }

  func testBase64urlHasNoPadding() {
    XCTAssertEqual(Data([0xfb, 0xff]).base64url, "-_8")
    XCTAssertEqual(Data(base64url: "-_8"), Data([0xfb, 0xff]))
  }
}
