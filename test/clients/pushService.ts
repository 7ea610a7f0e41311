import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

const b64u = (bytes: Buffer) => bytes.toString('base64url');
const bytes = (text: string) => Buffer.from(text, 'base64url');

export type AppKeys = ReturnType<typeof appKeys>;
/**
 * The keys of an app's browser, with the function that decrypts its messages (RFC 8291 section 3.4, RFC 8188 section
 * 2).
 */
export function appKeys() {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const secret = randomBytes(16);
  return {
    p256dh: b64u(own.getPublicKey()),
    auth: b64u(secret),
    open(body: Buffer): Buffer {
      const salt = body.subarray(0, 16);
      const idLength = body[20]!;
      const theirs = body.subarray(21, 21 + idLength);
      const sealed = body.subarray(21 + idLength);
      if (sealed.length > body.readUInt32BE(16)) throw new Error('more than one record');
      const hkdf = (key: Buffer, salted: Buffer, info: Buffer | string, length: number) =>
        Buffer.from(hkdfSync('sha256', key, salted, info, length));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs]);
      const key = hkdf(own.computeSecret(theirs), secret, info, 32);
      const cipher = createDecipheriv(
        'aes-128-gcm',
        hkdf(key, salt, 'Content-Encoding: aes128gcm\0', 16),
        hkdf(key, salt, 'Content-Encoding: nonce\0', 12),
      );
      cipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      const end = padded.findLastIndex((byte) => byte !== 0);
      if (padded[end] !== 2) throw new Error('not the last record');
      return padded.subarray(0, end);
    },
  };
}

/** The claims of an Authorization header of scheme vapid (RFC 8292 section 3), after verifying them with the key in it. */
export function vapidClaims(authorization: string) {
  const { t, k } = /^vapid t=(?<t>[\w.-]+), ?k=(?<k>[\w-]{87})$/.exec(authorization)!.groups!;
  const [head, claims, signature] = t!.split('.') as [string, string, string];
  const point = bytes(k!);
  const [x, y] = [b64u(point.subarray(1, 33)), b64u(point.subarray(33))];
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  if (!verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, bytes(signature)))
    throw new Error('the key that is named did not sign');
  return { key: k!, head: JSON.parse(String(bytes(head))), claims: JSON.parse(String(bytes(claims))) };
}

const urgencies = [undefined, 'very-low', 'low', 'normal', 'high'];
const day = 86_400;

/** Whether these headers hold a valid authorisation for the push service at this origin (RFC 8292 sections 2 and 3). */
function isAuthorized({ authorization = '' }: IncomingHttpHeaders, origin: string): boolean {
  try {
    const { head, claims } = vapidClaims(authorization);
    const left = claims.exp - Date.now() / 1000;
    const isContact = claims.sub === undefined || /^(mailto:|https:\/\/)/.test(claims.sub);
    return head.alg === 'ES256' && claims.aud === origin && left > 0 && left <= day && isContact;
  } catch {
    return false;
  }
}

/** What a push service refuses in a message, or null (RFC 8030 section 5, RFC 8291 section 4). */
function faultIn(headers: IncomingHttpHeaders, body: Buffer, origin: string): string | null {
  const { ttl, urgency, topic, 'content-encoding': encoding } = headers;
  if (!/^\d{1,10}$/.test(ttl?.toString() ?? '')) return 'TTL';
  if (!urgencies.includes(urgency?.toString())) return 'Urgency';
  if (topic !== undefined && !/^[\w-]{1,32}$/.test(topic.toString())) return 'Topic';
  if (encoding !== 'aes128gcm') return 'Content-Encoding';
  if (body.length > 4096) return 'length';
  return isAuthorized(headers, origin) ? null : 'Authorization';
}

export type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer };
export type PushService = Awaited<ReturnType<typeof openPushService>>;
/**
 * A push service on this machine (RFC 8030). It keeps messages, refuses those that are not as the standards demand, and answers
 * the others as it was told to, otherwise 201.
 */
export async function openPushService() {
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  /** Answers by path; each is used once, in order. */
  const says = new Map<string, { status: number; headers?: Record<string, string> }[]>();
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
    const path = request.url!;
    const fault = faultIn(request.headers, body, origin);
    const { status, headers = {} } = fault ? { status: 400 } : (says.get(path)?.shift() ?? { status: 201 });
    response.writeHead(status, { ...headers, Location: `${path}/message` }).end();
    received.push({ path, headers: request.headers, body });
    for (const wake of waiting) wake();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let made = 0;
  return {
    origin,
    received,
    /** An app that subscribed here, with its endpoint and keys. */
    app: () => {
      const path = `/push/${made++}-${randomBytes(8).toString('hex')}`;
      return { path, endpoint: origin + path, keys: appKeys() };
    },
    answers: (path: string, ...all: { status: number; headers?: Record<string, string> }[]) =>
      says.set(path, all),
    /** Resolves when this many messages have arrived at a path. */
    async came(path: string, count: number): Promise<Received[]> {
      for (;;) {
        const all = received.filter((each) => each.path === path);
        if (all.length >= count) return all;
        await new Promise<void>((resolve) => waiting.add(resolve));
      }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
