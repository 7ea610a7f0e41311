package latchkey

import android.app.Activity
import android.util.Base64
import androidx.credentials.CreatePublicKeyCredentialRequest
import androidx.credentials.CreatePublicKeyCredentialResponse
import androidx.credentials.CredentialManager
import androidx.credentials.GetCredentialRequest
import androidx.credentials.GetPublicKeyCredentialOption
import androidx.credentials.PublicKeyCredential
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext
import org.json.JSONObject

/** A signed-in user. `accessToken` is a JWT for your server, valid for `expiresIn` seconds. */
class SignedIn(val accessToken: String, val expiresIn: Int, val userId: String)

/** Who a token names. Match `username` with an account that you have only when it is verified. */
class Person(val userId: String, val username: String, val usernameVerified: Boolean, val name: String)

/**
 * Registers people and signs them in with passkeys of this phone. `appId` is the client ID of a mobile application of the
 * platform Android, whose package name and fingerprint are those of this app.
 *
 * All functions throw LatchkeyException, and the exceptions of the Credential Manager, such as for a person who closes its
 * sheet.
 */
class Latchkey(private val appId: String, baseUrl: String = "http://localhost:8080") {
  private val platform = Platform(baseUrl, appId)

  /** Creates an account in this application, with a passkey that the phone keeps. */
  suspend fun register(activity: Activity, username: String, name: String = ""): SignedIn {
    val who = JSONObject().put("username", username).put("captcha", proof())
    if (name.isNotEmpty()) who.put("name", name)
    return enroll(activity, who)
  }

  /**
   * Makes the passkey of somebody who was invited, or who lost the phone. `invite` is what the link to your website has
   * behind the `#`, as `latchkey-invite` or `latchkey-recovery`.
   */
  suspend fun registerInvited(activity: Activity, invite: String): SignedIn =
    enroll(activity, JSONObject().put("invite", invite))

  private suspend fun enroll(activity: Activity, who: JSONObject): SignedIn {
    val begun = step("register", who)
    val request = CreatePublicKeyCredentialRequest(begun.getJSONObject("options").toString())
    val made = CredentialManager.create(activity).createCredential(activity, request)
    return finish("verify-register", begun, (made as CreatePublicKeyCredentialResponse).registrationResponseJson)
  }

  /** Signs in with a passkey. Without a user name, the passkey that the person chooses tells who it is. */
  suspend fun signIn(activity: Activity, username: String? = null): SignedIn {
    val who = JSONObject()
    if (username != null) who.put("username", username)
    val begun = step("login", who)
    val option = GetPublicKeyCredentialOption(begun.getJSONObject("options").toString())
    val answer = CredentialManager.create(activity).getCredential(activity, GetCredentialRequest(listOf(option)))
    return finish("verify-login", begun, (answer.credential as PublicKeyCredential).authenticationResponseJson)
  }

  /**
   * Asks the platform whom a token names. This is for what your app shows: your server verifies the token itself, before
   * it begins a session.
   */
  suspend fun verify(accessToken: String): Person {
    val who = withContext(Dispatchers.IO) {
      platform.call("/api/verifyToken", JSONObject().put("accessToken", accessToken))
    }
    if (who.optString("appId") != appId) throw LatchkeyException(0, "The token is of another application")
    return Person(
      who.getString("userId"),
      who.optString("username"),
      who.optBoolean("usernameVerified"),
      who.optString("name")
    )
  }

  private suspend fun finish(step: String, begun: JSONObject, credential: String): SignedIn {
    val body = JSONObject()
      .put("transactionId", begun.getString("transactionId"))
      .put("credential", JSONObject(credential))
    val reply = step(step, body)
    return SignedIn(reply.getString("accessToken"), reply.getInt("expiresIn"), reply.getString("userId"))
  }

  /** One step of a ceremony. The platform asks for a proof of work after many failed sign-ins from this network. */
  private suspend fun step(name: String, body: JSONObject): JSONObject =
    try {
      withContext(Dispatchers.IO) { platform.step(name, body) }
    } catch (error: LatchkeyException) {
      if (error.refusal != "request.proof") throw error
      val solved = proof()
      withContext(Dispatchers.IO) { platform.step(name, body, solved) }
    }

  /** Solves a challenge of the platform, which keeps machines from registering users by the thousand. */
  private suspend fun proof(): String {
    val challenge = withContext(Dispatchers.IO) { platform.step("challenge", JSONObject()) }
    if (challenge.optBoolean("off")) return "off"
    val asked = challenge.getJSONObject("parameters")
    val work = ProofOfWork(
      asked.getString("nonce"),
      asked.getString("salt"),
      asked.getInt("cost"),
      asked.getString("keyPrefix")
    )
    val found = withContext(Dispatchers.Default) { work.solve() }
    val solution = JSONObject().put("counter", found.counter).put("derivedKey", found.derivedKey)
    val solved = JSONObject().put("challenge", challenge).put("solution", solution)
    return Base64.encodeToString(solved.toString().toByteArray(), Base64.NO_WRAP)
  }
}
