import { type IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type Provider from 'oidc-provider';

/** A request to an endpoint of a provider. */
type Request = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string };

/** Asks an endpoint of a provider from within this process, without any connection. Returns its answer, which is JSON. */
export function askWithin(provider: Provider, { method, path, headers, body = '' }: Request) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number;
    reply: Record<string, unknown>;
  }>();
  const request = Object.assign(Readable.from(body ? [Buffer.from(body)] : []), {
    method,
    url: path,
    headers: { ...headers, ...(body && { 'content-length': String(Buffer.byteLength(body)) }) },
    socket: { remoteAddress: '127.0.0.1' },
    httpVersionMajor: 1,
    httpVersionMinor: 1,
  }) as unknown as IncomingMessage;
  const response = new ServerResponse(request);
  response.end = ((text: unknown) => {
    try {
      resolve({ status: response.statusCode, reply: JSON.parse(String(text || '{}')) });
    } catch (error) {
      reject(error);
    }
    return response;
  }) as ServerResponse['end'];
  Promise.resolve(provider.callback()(request, response)).catch(reject);
  return promise;
}
