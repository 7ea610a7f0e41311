package latchkey

import java.nio.ByteBuffer
import javax.crypto.Mac
import javax.crypto.spec.SecretKeySpec

internal class Solution(val counter: Int, val derivedKey: String)

/**
 * A challenge of ALTCHA, version 2: which counter, after the nonce, makes PBKDF2 (RFC 8018) with HMAC-SHA-256 derive a key
 * that begins with `keyPrefix`? `cost` is the number of iterations; byte strings are hexadecimal.
 */
internal class ProofOfWork(nonce: String, salt: String, private val cost: Int, private val keyPrefix: String) {
  private val nonce = bytesOf(nonce)
  // Keys of 32 bytes are one block of PBKDF2, whose number follows the salt.
  private val salt = bytesOf(salt) + byteArrayOf(0, 0, 0, 1)

  fun solve(): Solution {
    for (counter in 0..Int.MAX_VALUE) {
      val key = hexOf(derived(counter))
      if (key.startsWith(keyPrefix)) return Solution(counter, key)
    }
    throw LatchkeyException(0, "The challenge has no solution")
  }

  private fun derived(counter: Int): ByteArray {
    val password = ByteBuffer.allocate(nonce.size + 4).put(nonce).putInt(counter).array()
    val mac = Mac.getInstance("HmacSHA256")
    mac.init(SecretKeySpec(password, "HmacSHA256"))
    var round = mac.doFinal(salt)
    val key = round.clone()
    for (n in 1 until cost) {
      round = mac.doFinal(round)
      for (i in key.indices) key[i] = (key[i].toInt() xor round[i].toInt()).toByte()
    }
    return key
  }

  private fun bytesOf(hex: String) = ByteArray(hex.length / 2) { hex.substring(2 * it, 2 * it + 2).toInt(16).toByte() }
  private fun hexOf(bytes: ByteArray) = bytes.joinToString("") { "%02x".format(it) }
}
