package latchkey

import org.junit.Assert.assertEquals
import org.junit.Test

class ProofOfWorkTest {
  @Test
  fun findsTheCounterWhoseKeyHasThePrefix() {
    val work = ProofOfWork("00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100", 10, "00")
    val found = work.solve()
    assertEquals(582, found.counter)
    assertEquals("00a4e97e4669f8c5eda5ed2e544168a793de7e94d73827d446090a8243b3a712", found.derivedKey)
  }
}
