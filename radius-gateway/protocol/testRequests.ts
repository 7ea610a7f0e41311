import { createHash, createHmac, randomBytes } from 'node:crypto';
import { attribute, code } from './codes.ts';
import { type Attribute, headerLength, writePacket } from './packet.ts';

const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();

/** Hides a password as a client does (RFC 2865 section 5.2). */
export function hidePassword(password: string, authenticator: Buffer, secret: Buffer): Buffer {
  const clear = Buffer.from(password);
  const padded = Buffer.concat([
    clear,
    Buffer.alloc(Math.max(1, Math.ceil(clear.length / 16)) * 16 - clear.length),
  ]);
  let before = authenticator;
  const blocks: Buffer[] = [];
  for (let at = 0; at < padded.length; at += 16) {
    const mask = md5(secret, before);
    before = Buffer.from(padded.subarray(at, at + 16).map((octet, i) => octet ^ mask[i]!));
    blocks.push(before);
  }
  return Buffer.concat(blocks);
}

type Asked = {
  code?: number;
  identifier?: number;
  authenticator?: Buffer;
  username?: string | null;
  password?: string | null;
  more?: Attribute[];
  sealed?: boolean;
};
/** A request as a client writes it. */
export function request(secret: Buffer, asked: Asked = {}): Buffer {
  const { code: type = code.accessRequest, identifier = 7, authenticator = randomBytes(16) } = asked;
  const { username = 'ada@acme.example', password = 'x', more = [], sealed = true } = asked;
  const attributes = [
    ...(sealed ? [{ type: attribute.messageAuthenticator, value: Buffer.alloc(16) }] : []),
    ...(username === null ? [] : [{ type: attribute.userName, value: Buffer.from(username) }]),
    ...(password === null
      ? []
      : [{ type: attribute.userPassword, value: hidePassword(password, authenticator, secret) }]),
    ...more,
  ];
  const bytes = writePacket(type, identifier, authenticator, attributes);
  if (sealed)
    createHmac('md5', secret)
      .update(bytes)
      .digest()
      .copy(bytes, headerLength + 2);
  return bytes;
}

/** A report of accounting as a client writes it. */
export function accountingRequest(
  secret: Buffer,
  {
    session,
    status,
    identifier = 9,
    more = [],
  }: { session: string | Buffer; status: number; identifier?: number; more?: Attribute[] },
): Buffer {
  const attributes = [
    { type: attribute.acctStatusType, value: numberValue(status) },
    { type: attribute.acctSessionId, value: Buffer.from(session as string) },
    ...more,
  ];
  const bytes = writePacket(code.accountingRequest, identifier, Buffer.alloc(16), attributes);
  md5(bytes, secret).copy(bytes, 4);
  return bytes;
}
/** The value of an attribute that is a number of 32 bits. */
export function numberValue(number: number): Buffer {
  const value = Buffer.alloc(4);
  value.writeUInt32BE(number);
  return value;
}
