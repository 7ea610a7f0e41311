import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { attribute, code } from './codes.ts';
import {
  type Attribute,
  decoded,
  type Packet,
  parsePacket,
  textAttributes,
  textOf,
  valuesOf,
  writePacket,
} from './packet.ts';
import { isAuthentic, revealPassword, sealingOf, writeReply } from './seals.ts';
import { codec } from './testCodec.ts';
import { hidePassword, request } from './testRequests.ts';

const secret = Buffer.from('a shared secret!');
const text = (type: number, value: string): Attribute => ({ type, value: Buffer.from(value) });
const parsed = (bytes: Buffer): Packet => {
  const packet = parsePacket(bytes);
  if (typeof packet === 'string') throw new Error(packet);
  return packet;
};
const header = (length: number, given = length) => {
  const bytes = Buffer.alloc(given);
  bytes[0] = code.accessRequest;
  bytes.writeUInt16BE(length, 2);
  return bytes;
};

describe('framing', () => {
  test('a packet is read with its attributes, and octets after its length are padding', () => {
    const bytes = Buffer.concat([request(secret), Buffer.from('padding')]);
    const packet = parsed(bytes);
    expect(packet).toMatchObject({ code: code.accessRequest, identifier: 7 });
    expect(packet.bytes.length).toBe(bytes.length - 7);
    expect(textOf(packet, attribute.userName)).toBe('ada@acme.example');
  });
  test.each([
    ['an empty datagram', Buffer.alloc(0), 'too short'],
    ['a header cut off', header(20).subarray(0, 19), 'too short'],
    ['a length of zero', header(0, 20), 'too short'],
    ['a length of 4', header(4, 20), 'too short'],
    ['a length beyond the datagram', header(40, 30), 'truncated'],
    ['64 KB', header(65_507), 'too long'],
    ['4097 octets', header(4097), 'too long'],
    ['an attribute of length 0', Buffer.concat([header(22, 20), Buffer.from([1, 0])]), 'attribute length'],
    ['an attribute of length 1', Buffer.concat([header(22, 20), Buffer.from([1, 1])]), 'attribute length'],
    [
      'an attribute beyond the packet',
      Buffer.concat([header(22, 20), Buffer.from([1, 3])]),
      'attribute length',
    ],
    ['half an attribute', Buffer.concat([header(21, 20), Buffer.from([1])]), 'attribute length'],
    [
      'a short Message-Authenticator',
      writePacket(1, 1, randomBytes(16), [{ type: 80, value: Buffer.alloc(15) }]),
      'message authenticator',
    ],
    [
      'two Message-Authenticators',
      writePacket(1, 1, randomBytes(16), [
        { type: 80, value: Buffer.alloc(16) },
        { type: 80, value: Buffer.alloc(16) },
      ]),
      'message authenticator',
    ],
    [
      'more Proxy-States than a reply can repeat',
      writePacket(
        1,
        1,
        randomBytes(16),
        Array.from({ length: 9 }, () => ({ type: 33, value: Buffer.alloc(250) })),
      ),
      'proxy states',
    ],
  ])('%s is no packet', (_, bytes, why) => {
    expect(parsePacket(bytes)).toBe(why);
  });
  test('a text is the only one of its type, is not empty, and is UTF-8 without control characters', () => {
    const of = (...values: string[]) => textOf({ attributes: values.map((value) => text(1, value)) }, 1);
    expect(of('Zoë')).toBe('Zoë');
    expect([of(), of(''), of('a', 'b'), of('a\nb'), of('a\0')]).toEqual([null, null, null, null, null]);
    expect(decoded(Buffer.from([0xff, 0xfe]))).toBeNull();
  });
  test('a long text fills several attributes without dividing a character', () => {
    const long = 'é'.repeat(200);
    const parts = textAttributes(attribute.replyMessage, long);
    expect(parts.map(({ value }) => value.length)).toEqual([252, 148]);
    expect(parts.map(({ value }) => value.toString()).join('')).toBe(long);
  });
  test('a long text in words fills several attributes that end between words', () => {
    const long = `${'बहुत ज़्यादा '.repeat(20)}अनुरोध`;
    const parts = textAttributes(attribute.replyMessage, long).map(({ value }) => value);
    expect(parts.every(({ length }) => length > 0 && length <= 253)).toBe(true);
    expect(parts.map(String).join('')).toBe(long);
    expect(parts.slice(0, -1).every((part) => String(part).endsWith(' '))).toBe(true);
  });
});

describe('a request', () => {
  test('with a Message-Authenticator is right, wrong after any change, and none without it', () => {
    const bytes = request(secret);
    expect(sealingOf(parsed(bytes), secret)).toBe('right');
    expect(sealingOf(parsed(bytes), Buffer.from('another secret'))).toBe('wrong');
    expect(sealingOf(parsed(request(secret, { sealed: false })), secret)).toBe('none');
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1;
      const packet = parsePacket(changed);
      if (typeof packet !== 'string') expect(sealingOf(packet, secret), `octet ${at}`).not.toBe('right');
    }
  });
  test('hides a password that its secret reveals, at every length, and that no other secret does', () => {
    const authenticator = randomBytes(16);
    for (let length = 0; length <= 128; length++) {
      const password = 'p'.repeat(length);
      const hidden = hidePassword(password, authenticator, secret);
      expect(revealPassword(hidden, authenticator, secret)?.toString()).toBe(password);
    }
    const hidden = hidePassword('open sesame', authenticator, secret);
    expect(revealPassword(hidden, authenticator, Buffer.from('another'))?.toString()).not.toBe('open sesame');
  });
  test('of RFC 2865 section 7.1 is read as it says there', () => {
    const packet = parsed(
      Buffer.from(
        '010000380f403f9473978057bd83d5cb98f4227a01066e656d6f02120dbe708d93d413ce3196e43f782a0aee0406c0a80110050600000003',
        'hex',
      ),
    );
    expect(textOf(packet, attribute.userName)).toBe('nemo');
    const [hidden] = valuesOf(packet, attribute.userPassword);
    const clear = revealPassword(hidden!, packet.authenticator, Buffer.from('xyzzy5461'));
    expect(clear?.toString()).toBe('arctangent');
  });
  test('reveals no password of an unlawful length', () => {
    for (const length of [0, 1, 15, 17, 129, 144])
      expect(revealPassword(Buffer.alloc(length), randomBytes(16), secret)).toBeNull();
  });
  test('of the npm codec is read the same way', () => {
    const bytes = codec.encode({
      code: 'Access-Request',
      identifier: 9,
      secret: secret.toString(),
      attributes: [
        ['User-Name', 'bob'],
        ['User-Password', 'open sesame'],
      ],
    });
    const packet = parsed(bytes);
    expect(textOf(packet, attribute.userName)).toBe('bob');
    const [hidden] = valuesOf(packet, attribute.userPassword);
    expect(revealPassword(hidden!, packet.authenticator, secret)?.toString()).toBe('open sesame');
    const theirs = codec.decode({ packet: request(secret), secret: secret.toString() });
    expect(theirs.attributes).toMatchObject({ 'User-Name': 'ada@acme.example', 'User-Password': 'x' });
  });
  test('of accounting is authentic by its Request Authenticator', () => {
    const bytes = codec.encode({
      code: 'Accounting-Request',
      secret: secret.toString(),
      attributes: [['Acct-Status-Type', 'Start']],
    });
    expect(isAuthentic(parsed(bytes), secret)).toBe(true);
    expect(isAuthentic(parsed(bytes), Buffer.from('another'))).toBe(false);
  });
});

describe('a reply', () => {
  const proxies = [text(attribute.proxyState, 'first'), text(attribute.proxyState, 'second')];
  const asked = request(secret, { more: proxies });
  const reply = writeReply(code.accessAccept, parsed(asked), secret, textAttributes(18, 'Approved'));
  test('begins with the Message-Authenticator and ends with the Proxy-States of the request', () => {
    const packet = parsed(reply);
    expect(packet.attributes.map(({ type }) => type)).toEqual([80, 18, 33, 33]);
    expect(valuesOf(packet, 33).map(String)).toEqual(['first', 'second']);
    expect(packet.identifier).toBe(7);
  });
  test('is accepted by the npm codec, but not after a change', () => {
    const verify = (response: Buffer) =>
      codec.verify_response({ request: asked, response, secret: secret.toString() });
    expect(verify(reply)).toBe(true);
    const changed = Buffer.from(reply);
    changed[0] = code.accessReject;
    expect(verify(changed)).toBe(false);
  });
  test('carries a Message-Authenticator over itself with the authenticator of the request', () => {
    const sealed = Buffer.from(reply);
    parsed(asked).authenticator.copy(sealed, 4);
    expect(sealingOf(parsed(sealed), secret)).toBe('right');
  });
  test('has room for as many Proxy-States as a request may carry', () => {
    const most = Array.from({ length: 8 }, () => ({ type: attribute.proxyState, value: Buffer.alloc(250) }));
    const full = parsed(request(secret, { more: most }));
    const attributes = textAttributes(18, 'a'.repeat(1000));
    expect(parsed(writeReply(code.accessReject, full, secret, attributes)).attributes).toHaveLength(
      1 + 4 + 8,
    );
  });
});
