import { connect } from 'node:net';
import { nextAddress } from '../test/clients/http.ts';

export type Reply = { status: number; body: string; milliseconds: number };
/** A kept-alive connection from an address of its own, which costs the load generator as little as possible. */
export type RawConnection = { ask: (request: Buffer) => Promise<Reply>; end: () => void };

/** Opens a connection for requests that are sent one after the other. Replies must carry a Content-Length. */
export function openConnection(port: number): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: nextAddress(), noDelay: true });
  let [answer, at] = ['', 0];
  let waiting: PromiseWithResolvers<Reply> | undefined;
  let broken: Error | undefined;
  const fail = (error: Error) => {
    broken ??= error;
    waiting?.reject(broken);
  };
  socket.setEncoding('latin1').on('data', (part) => {
    answer += part;
    const head = answer.indexOf('\r\n\r\n');
    const length = head < 0 ? undefined : /\r\ncontent-length: (\d+)/i.exec(answer)?.[1];
    if (length === undefined || answer.length < head + 4 + Number(length)) return;
    const [status, body] = [Number(answer.slice(9, 12)), answer.slice(head + 4)];
    waiting?.resolve({ status, body, milliseconds: performance.now() - at });
  });
  socket.on('error', fail).on('close', () => fail(new Error('the server closed the connection')));
  return new Promise((resolve, reject) => {
    const connection: RawConnection = {
      ask(request) {
        waiting = Promise.withResolvers();
        if (broken) waiting.reject(broken);
        answer = '';
        at = performance.now();
        socket.write(request);
        return waiting.promise;
      },
      end: () => void socket.end(),
    };
    socket.once('connect', () => resolve(connection)).on('error', reject);
  });
}

/** A POST request of JSON as it goes over the wire. */
export function postOf(path: string, headers: Record<string, string>, body: string): Buffer {
  const fields = Object.entries({ 'content-type': 'application/json', ...headers });
  const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\n${lines}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
