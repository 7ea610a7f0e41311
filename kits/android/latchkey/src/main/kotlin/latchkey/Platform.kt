package latchkey

import java.io.IOException
import java.net.HttpURLConnection
import java.net.URL
import java.net.URLEncoder
import java.util.Locale
import org.json.JSONException
import org.json.JSONObject

/** A refusal of the platform with its code and its name, or a platform that cannot be reached (code -5). */
class LatchkeyException(val errorCode: Int, message: String, val refusal: String? = null, cause: Throwable? = null) :
  Exception(message, cause)

/** Makes calls of the platform. They block, so they belong on a thread for input and output. */
internal class Platform(baseUrl: String, private val appId: String) {
  private val base = baseUrl.trimEnd('/')

  /** One step of a ceremony of this application. */
  fun step(name: String, body: JSONObject, proof: String? = null): JSONObject =
    call("/api/sdk/" + URLEncoder.encode(appId, "UTF-8") + "/" + name, body, proof)

  fun call(path: String, body: JSONObject, proof: String? = null): JSONObject {
    val connection = URL(base + path).openConnection() as HttpURLConnection
    try {
      connection.requestMethod = "POST"
      connection.connectTimeout = 10_000
      connection.readTimeout = 20_000
      connection.doOutput = true
      connection.setRequestProperty("Content-Type", "application/json")
      connection.setRequestProperty("Accept-Language", Locale.getDefault().toLanguageTag())
      if (proof != null) connection.setRequestProperty("X-Proof-Of-Work", proof)
      connection.outputStream.use { it.write(body.toString().toByteArray()) }
      val accepted = connection.responseCode in 200..299
      val stream = if (accepted) connection.inputStream else connection.errorStream
      val reply = JSONObject(stream?.bufferedReader()?.use { it.readText() } ?: "{}")
      if (accepted) return reply
      throw LatchkeyException(
        reply.optInt("errorCode", connection.responseCode),
        reply.optString("errorMessage", "Something went wrong."),
        reply.optString("refusal")
      )
    } catch (error: IOException) {
      throw LatchkeyException(-5, "The sign-in service cannot be reached", null, error)
    } catch (error: JSONException) {
      throw LatchkeyException(-5, "The sign-in service cannot be reached", null, error)
    } finally {
      connection.disconnect()
    }
  }
}
