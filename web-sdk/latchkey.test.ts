import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { softKey } from '../test/softKey.ts';

// Node has no page and no authenticator: these stand in for the browser's, not for code of ours.
vi.stubGlobal('document', { currentScript: null });
const api: typeof latchkey = await import('./latchkey.ts');

const setup = { baseUrl: 'http://login.example/', appId: 'app 1' };
const key = softKey({ rpId: 'shop.example', origin: 'https://shop.example' });
type Asked = { url: string; body: Record<string, unknown> };
let asked: Asked[];

/** A platform that answers every step of a ceremony. */
function platform(answers: Record<string, unknown>, status = 200) {
  asked = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    asked.push({ url, body: JSON.parse(body) });
    return Response.json(answers, { status });
  });
}
const bytes = (text: unknown) => new Uint8Array(Buffer.from(String(text), 'base64url')).buffer;
/** What a browser gives for the JSON of a credential. */
const presented = ({ response, ...rest }: ReturnType<typeof key.get>) => ({
  ...rest,
  rawId: bytes(rest.rawId),
  response: Object.fromEntries(Object.entries(response).map(([name, value]) => [name, bytes(value)])),
});
const browser = (credentials: object) => {
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('navigator', { credentials });
};
const failing = (name: string) => ({ get: async () => Promise.reject(new DOMException('no', name)) });
const begun = { options: { challenge: 'AAAA', timeout: 1000 }, transactionId: 't1' };
const done = { errorCode: 0, accessToken: 'a.b.c', expiresIn: 120, userId: 'u1' };

beforeAll(() => api.init(setup));
afterEach(() => vi.unstubAllGlobals());

test('signing in sends the passkey of the browser as JSON and gives the token', async () => {
  platform({ ...begun, ...done });
  key.create({ challenge: 'AAAA', user: { id: 'dXNlcg' } });
  const answer = key.get({ challenge: 'AAAA' });
  browser({ get: async () => presented(answer) });
  expect(await api.signIn({ username: 'ada' })).toEqual({
    accessToken: 'a.b.c',
    expiresIn: 120,
    userId: 'u1',
  });
  expect(asked.map(({ url }) => url)).toEqual([
    'http://login.example/api/sdk/app%201/login',
    'http://login.example/api/sdk/app%201/verify-login',
  ]);
  expect(asked[1]!.body).toMatchObject({ transactionId: 't1', credential: answer });
});

test.each([
  ['NotAllowedError', -3, 'Authentication failed. Please try again.'],
  ['AbortError', -3, 'Authentication failed. Please try again.'],
  ['UnknownError', -2, 'Assertion was not completed'],
])('%s of the browser becomes code %i', async (name, errorCode, message) => {
  platform(begun);
  browser(failing(name));
  await expect(api.signIn()).rejects.toMatchObject({ name: 'LatchkeyError', errorCode, message });
});
test('a browser that gives nothing did not complete the assertion', async () => {
  platform(begun);
  browser({ get: async () => null });
  await expect(api.signIn()).rejects.toThrow('Assertion was not completed');
});
test('a browser that makes nothing did not complete the attestation', async () => {
  platform({ ...begun, options: { ...begun.options, user: { id: 'AAAA' } } });
  browser({ create: async () => null });
  await expect(api.register({ username: 'ada' })).rejects.toThrow('Attestation was not completed');
});
test('a browser without WebAuthn is told so', async () => {
  platform(begun);
  await expect(api.signIn()).rejects.toThrow('WebAuthn is not supported in this browser');
});
test('a refusal of the platform keeps its code and its words', async () => {
  platform({ errorCode: 1602, errorMessage: 'This user is suspended' }, 403);
  await expect(api.signIn()).rejects.toMatchObject({ errorCode: 1602, message: 'This user is suspended' });
});
test('a platform that cannot be reached is said to be so', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('fetch failed')));
  await expect(api.signIn()).rejects.toMatchObject({ errorCode: -5 });
});
test('a sign-in that waits in the suggestions gets a new challenge before the old one expires', async () => {
  const answer = key.get({ challenge: 'AAAA' });
  platform({ ...begun, ...done, options: { challenge: 'AAAA', timeout: 1 } });
  let waits = 0;
  browser({
    get: ({ signal }: { signal: AbortSignal }) =>
      waits++ === 2
        ? Promise.resolve(presented(answer))
        : new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  });
  expect(await api.signIn({ conditional: true })).toMatchObject({ userId: 'u1' });
  expect(asked.map(({ url }) => url.split('/').pop())).toEqual(['login', 'login', 'login', 'verify-login']);
});
test('another ceremony ends the one that waits', async () => {
  platform({ ...begun, ...done });
  const answer = key.get({ challenge: 'AAAA' });
  const ended = Promise.withResolvers<void>();
  browser({
    get: ({ signal, mediation }: { signal: AbortSignal; mediation: string }) => {
      if (mediation !== 'conditional') return Promise.resolve(presented(answer));
      ended.resolve();
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
  });
  const waiting = api.signIn({ conditional: true });
  waiting.catch(() => {});
  await ended.promise;
  await api.signIn();
  await expect(waiting).rejects.toMatchObject({ errorCode: -3 });
});
