import { randomUUID } from 'node:crypto';
import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { refusals } from '../../domain/refusals.ts';

/** What Node's parser refuses, by its code; everything else is not HTTP as it understands it. */
const refused: Record<string, [status: number, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The address and the headers together are longer than 16 kB'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The extensions of a chunk are too long'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request was not sent completely in time'],
};
const reason = 'request.invalid';
const bodyOf = (errorMessage: string) =>
  JSON.stringify({
    errorCode: refusals[reason].code,
    errorMessage,
    refusal: reason,
    correlationId: randomUUID(),
  });
const headersOf = (text: string) => ({
  'Cache-Control': 'no-store',
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': Buffer.byteLength(text),
});

/**
 * Answers in JSON, like every refusal, what never becomes a request: what Node's parser refuses, and an `Expect` that
 * nobody meets (RFC 9110 section 10.1.1). `underway` are the responses that are not finished.
 */
export function answerUnread(server: Server, underway: ReadonlySet<ServerResponse>): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // Within an answer, a second one would be read as a part of it.
    const isInAnswer = [...underway].some((answer) => answer.socket === socket && answer.headersSent);
    if (!socket.writable || isInAnswer) return void socket.destroy();
    const [status, message] = refused[error.code ?? ''] ?? [400, 'This is not a request of HTTP/1.1'];
    const text = bodyOf(message);
    const lines = Object.entries({ ...headersOf(text), Connection: 'close' }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    const answer = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${text}`;
    // With the error, whoever still waits for the rest of a body hears that it was cut off.
    socket.end(answer, () => socket.destroy(error));
  });
  server.on('checkExpectation', (_, response: ServerResponse) => {
    const text = bodyOf('The header Expect can only be 100-continue');
    response.writeHead(417, headersOf(text)).end(text);
  });
}
