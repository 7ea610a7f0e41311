/**
 * Bytes for one connection and the expected statuses in order: one of several lists, or nothing. This file is long
 * because it is one table of cases.
 */
export type Case = {
  name: string;
  bytes: string;
  statuses: number[][];
  /** The caller half-closes the connection after sending. */
  ends?: true;
};

/** The ids of the visible request and of the one that the case tries to smuggle in it. */
export const own = 'open-00000000';
export const hidden = 'hidden-00000000';

const lines = (...each: string[]) => each.map((line) => `${line}\r\n`).join('');
const head = (start: string, ...more: string[]) =>
  lines(start, 'Host: localhost', `X-Correlation-Id: ${own}`, ...more, '');
const list = '/api/captcha';
const inner = lines(`GET ${list} HTTP/1.1`, 'Host: localhost', `X-Correlation-Id: ${hidden}`, '');
const token = '{"accessToken":"none"}';
const json = 'Content-Type: application/json';
const close = 'Connection: close';
const chunk = (text: string, size = text.length.toString(16)) => `${size}\r\n${text}\r\n`;
const chunked = (text: string) => `${chunk(text)}0\r\n\r\n`;

const get = (...more: string[]) => head(`GET ${list} HTTP/1.1`, ...more);
const post = (...more: string[]) => head('POST /api/verifyToken HTTP/1.1', json, ...more);
const lengthOf = (text: string) => `Content-Length: ${text.length}`;
const te = (value: string) => `Transfer-Encoding: ${value}`;

const ok = [[200]];
const refused = [[400]];
const denied = [[401]];
/** Either a later request on the same connection is answered too, or the connection is closed before. */
const deniedAndClosed = [[401], [401, 400]];
const cases = (statuses: number[][], table: Record<string, string>, more: Partial<Case> = {}): Case[] =>
  Object.entries(table).map(([name, bytes]) => ({ name, bytes, statuses, ...more }));

const bodies: Case[] = ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'].flatMap((method) => {
  const start = `${method} ${list} HTTP/1.1`;
  return cases(refused, {
    [`${method} with a chunked body`]: head(start, te('chunked')) + chunked(inner),
    [`${method} with a body of known length`]: head(start, lengthOf(inner)) + inner,
  });
});

const lengths = cases(refused, {
  'length and chunks': post(lengthOf(token), te('chunked')) + chunked(token) + inner,
  'chunks and length': post(te('chunked'), 'Content-Length: 5') + chunked(token) + inner,
  'length 0 and chunks': post('Content-Length: 0', te('chunked')) + chunked(inner),
  'two lengths': post('Content-Length: 0', lengthOf(inner)) + inner,
  'the same length twice': post(lengthOf(token), lengthOf(token)) + token + inner,
  'a list of lengths': post(`${lengthOf(token)}, ${token.length}`) + token + inner,
  'a length with a plus sign': post(`Content-Length: +${token.length}`) + token + inner,
  'a negative length': post('Content-Length: -1') + inner,
  'a hexadecimal length': post('Content-Length: 0x16') + token + inner,
  'a length beyond 64 bits': post('Content-Length: 18446744073709551617') + token + inner,
  'an empty length': post('Content-Length:') + inner,
  'a length with a space before the colon': post('Content-Length : 5') + inner,
  'a length with a vertical tab': post('Content-Length: \v5') + inner,
});

const codings = cases(refused, {
  'an unknown coding': post(te('xchunked')) + chunked(inner),
  'chunked before identity': post(te('chunked, identity')) + chunked(inner),
  'identity before chunked': post(te('identity, chunked')) + chunked(inner),
  'gzip before chunked': post(te('gzip, chunked')) + chunked(inner),
  identity: post(te('identity')) + inner,
  'chunked with a parameter': post(te('chunked;q=1')) + chunked(inner),
  'chunked in quotes': post(te('"chunked"')) + chunked(inner),
  'chunked with a vertical tab': post(te('\vchunked')) + chunked(inner),
  'chunked with NUL': post(te('chunked\0')) + chunked(inner),
  'chunked with a space before the colon': post('Transfer-Encoding : chunked') + chunked(inner),
  'chunked on a folded line': post('Transfer-Encoding:', ' chunked') + chunked(inner),
  'chunked folded into another header': post(lengthOf(token), 'X: y', ` ${te('chunked')}`) + token + inner,
  'chunked twice': post(te('chunked'), te('chunked')) + chunked(inner),
  'chunked, then identity': post(te('chunked'), te('identity')) + chunked(inner),
  'an empty coding': post(te('')) + chunked(inner),
  'chunked behind a bare LF': post(`X: y\n${te('chunked')}`) + chunked(inner),
  'chunked behind a bare CR': post(`X: y\r${te('chunked')}`, lengthOf(token)) + token + inner,
  'chunks in HTTP/1.0': head('POST /api/verifyToken HTTP/1.0', te('chunked')) + chunked(inner),
});

const chunks = [
  ...cases(denied, {
    'plain chunks': post(te('chunked'), close) + chunked(token),
    'Chunked in another case': post(te('Chunked'), close) + chunked(token),
    'a chunk of each byte': `${post(te('chunked'), close)}${[...token].map((each) => chunk(each)).join('')}0\r\n\r\n`,
    'a chunk extension': `${post(te('chunked'), close)}${chunk(token, `${token.length.toString(16)};a=b`)}0\r\n\r\n`,
    'a quoted chunk extension': `${post(te('chunked'), close)}${chunk(token, `${token.length.toString(16)};a="b c"`)}0\r\n\r\n`,
    'leading zeros': `${post(te('chunked'), close)}${chunk(token, `000${token.length.toString(16)}`)}0\r\n\r\n`,
    'trailers that look like framing': `${post(te('chunked'), close)}${chunk(token)}0\r\nX-Trailer: 1\r\n\r\n`,
  }),
  ...cases([...refused, ...deniedAndClosed, [413]], {
    'a chunk extension with a line feed': `${post(te('chunked'))}${chunk(token, `16;a=\n`)}0\r\n\r\n${inner}`,
    'a chunk size that ends in a bare LF': `${post(te('chunked'))}16\n${token}\r\n0\r\n\r\n`,
    'a chunk size with a prefix': post(te('chunked')) + chunk(inner, '0x16'),
    'a negative chunk size': post(te('chunked')) + chunk(inner, '-1'),
    'a chunk size beyond 64 bits': post(te('chunked')) + chunk(inner, 'fffffffffffffffff'),
    'a chunk longer than its size': post(te('chunked')) + chunk(token + inner, '2'),
    'a chunk without its line end': `${post(te('chunked'))}16\r\n${token}0\r\n\r\n${inner}`,
    'an extension of 20 kB': `${post(te('chunked'))}16;${'a'.repeat(20_000)}\r\n${token}\r\n0\r\n\r\n`,
    'a trailer with a bare LF': `${post(te('chunked'))}${chunk(token)}0\r\nX: y\n\n${inner}`,
  }),
];

const heads = cases(refused, {
  'a bare LF after the request line': `GET ${list} HTTP/1.1\nHost: localhost\r\n\r\n`,
  'bare LFs everywhere': `GET ${list} HTTP/1.1\nHost: localhost\n\n`,
  'NUL in a header': get('X: a\0b'),
  'a space in a name': get('X Y: z'),
  'a header without a name': get(': z'),
  'a folded header': get('X: a', '\tb'),
  'no host': lines(`GET ${list} HTTP/1.1`, ''),
  'two hosts': get('Host: admin.localhost'),
  'a host in the target': head(`GET http://localhost${list} HTTP/1.1`),
  'another host in the target': head(`GET http://evil.example${list} HTTP/1.1`),
  'only a host as target': head('GET localhost:80 HTTP/1.1'),
  'the target *': head('OPTIONS * HTTP/1.1'),
  'HTTP/0.9': `GET ${list}\r\n\r\n`,
  'HTTP/2.0': head(`GET ${list} HTTP/2.0`),
  'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a method in lower case': head(`get ${list} HTTP/1.1`),
  'a space in the target': head(`GET ${list} x HTTP/1.1`),
});

const oversize = [
  ...cases([[431]], {
    'a header of 20 kB': get(`X: ${'a'.repeat(20_000)}`),
    'a target of 20 kB': head(`GET ${list}?${'a'.repeat(20_000)} HTTP/1.1`),
  }),
  // Headers added on the way may exceed the limit of the server behind.
  ...cases([[200], [431]], { 'a header just below the limit': get(close, `X: ${'a'.repeat(16_200)}`) }),
  ...cases([[431]], {
    'a length behind two thousand headers': get(...Array<string>(2000).fill('a: b'), lengthOf(inner)) + inner,
    'chunks behind two thousand headers':
      get(...Array<string>(2000).fill('a: b'), te('chunked')) + chunked(inner),
  }),
  ...cases([[413]], {
    'a body of 700 kB that is refused unread': post(lengthOf(inner.repeat(9000)), close) + inner.repeat(9000),
  }),
];

const pipelines = [
  ...cases([[200, 200]], { 'two at once': get() + get(close) }),
  ...cases([[401, 200]], {
    'one behind a body': post(lengthOf(token)) + token + get(close),
    'one behind chunks': post(te('chunked')) + chunked(token) + get(close),
  }),
  ...cases([[400, 200]], { 'one behind an empty body': post('Content-Length: 0') + get(close) }),
  ...cases([Array<number>(20).fill(200)], { 'twenty at once': get().repeat(19) + get(close) }),
  ...cases([[404, 200]], {
    'one behind a body that nobody reads':
      head('POST /api/nothing HTTP/1.1', lengthOf(inner)) + inner + get(close),
  }),
];

const early = cases(
  [[], [400]],
  {
    'half a head': get().slice(0, 40),
    'half a body': post(lengthOf(inner.repeat(2))) + inner,
    'half a chunk': post(te('chunked')) + chunk(inner, 'ffff'),
    'chunks without an end': post(te('chunked')) + chunk(inner),
  },
  { ends: true },
);

const upgrades = [
  ...cases(ok, {
    'an upgrade to HTTP/2': get(
      'Connection: Upgrade, HTTP2-Settings, close',
      'Upgrade: h2c',
      'HTTP2-Settings: AAMA',
    ),
    'an upgrade to WebSocket': get(
      'Connection: upgrade, close',
      'Upgrade: websocket',
      'Sec-WebSocket-Key: AA==',
    ),
    'connection options that name other headers': get(
      'Connection: close, X-Forwarded-For, Host, X-Correlation-Id',
    ),
    'HTTP/1.0': head(`GET ${list} HTTP/1.0`),
    'empty lines before a request': `\r\n\r\n${get(close)}`,
    'an underscore in Transfer_Encoding': get('Transfer_Encoding: chunked', close),
    'a Content-Length of 0': get('Content-Length: 0', close),
  }),
  ...cases(denied, {
    'an upgrade with a body': post('Connection: upgrade, close', 'Upgrade: h2c', lengthOf(token)) + token,
    'an upgrade with chunks':
      post('Connection: upgrade, close', 'Upgrade: h2c', te('chunked')) + chunked(token),
    'a connection option that names the length':
      post('Connection: close, Content-Length', lengthOf(token)) + token,
    'a connection option that names the coding':
      post('Connection: close, Transfer-Encoding', te('chunked')) + chunked(token),
    'another method in a header': post('X-HTTP-Method-Override: GET', close, lengthOf(token)) + token,
  }),
  ...cases([[]], { 'a tunnel': head('CONNECT localhost:22 HTTP/1.1') + inner }),
];

const expectations = [
  ...cases([[100, 401], [401]], {
    'a body that is announced': post('Expect: 100-continue', close, lengthOf(token)) + token,
    'chunks that are announced': post('Expect: 100-continue', close, te('chunked')) + chunked(token),
  }),
  ...cases([[417], [417, 200], [417, 400]], {
    'another expectation': post('Expect: more', close, lengthOf(inner)) + inner,
  }),
  ...cases(
    [[100], [100, 400]],
    { 'a body that never comes': post('Expect: 100-continue', lengthOf(token)) },
    { ends: true },
  ),
  ...cases([[100, 400], [400]], {
    'a body that is announced on GET': get('Expect: 100-continue', close, lengthOf(inner)) + inner,
  }),
];

export const desync: Record<string, Case[]> = {
  'a body where none belongs': bodies,
  'lengths that contradict each other': lengths,
  'codings in disguise': codings,
  chunks,
  'heads that parsers read differently': heads,
  'more than fits': oversize,
  pipelines,
  'a caller who leaves early': early,
  upgrades,
  expectations,
};
