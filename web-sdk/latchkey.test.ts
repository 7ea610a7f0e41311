import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { refusedBody } from '../test/clients/raw.ts';
import { softKey } from '../test/clients/softKey.ts';
import { solved } from './solver.ts';

// Node has no page and no authenticator. These stubs replace the browser's, not our own code.
const page = { currentScript: null, documentElement: { lang: 'en' } };
vi.stubGlobal('document', page);
const api: typeof latchkey = await import('./latchkey.ts');
const { call } = await import('./call.ts');

const setup = { baseUrl: 'http://login.example/', appId: 'app 1', language: 'en' };
const key = softKey({ rpId: 'shop.example', origin: 'https://shop.example' });
type SentRequest = { url: string; body: Record<string, unknown> };
let asked: SentRequest[];
/** What the script told of passkeys, as in `signIn begun`. */
let told: string[];

/** Stubs a platform that answers every step of a ceremony. */
function platform(answers: Record<string, unknown>, status = 200) {
  asked = [];
  told = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const sent = JSON.parse(body);
    if (url.endsWith('/step')) told.push(`${sent.ceremony} ${sent.step}`);
    else asked.push({ url, body: sent });
    return Response.json(answers, { status });
  });
}
const bytes = (text: unknown) => new Uint8Array(Buffer.from(String(text), 'base64url')).buffer;
/** A credential as the browser returns it, made from its JSON. */
const presented = ({ response, ...rest }: ReturnType<typeof key.get>) => ({
  ...rest,
  rawId: bytes(rest.rawId),
  response: Object.fromEntries(Object.entries(response).map(([name, value]) => [name, bytes(value)])),
});
const browser = (credentials: object) => {
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('navigator', { credentials, languages: ['en'] });
};
const failing = (name: string) => ({ get: async () => Promise.reject(new DOMException('no', name)) });
/** `off` means that no proof of work is required. */
const begun = { options: { challenge: 'AAAA', timeout: 1000 }, transactionId: 't1', off: true };
const done = { errorCode: 0, accessToken: 'a.b.c', expiresIn: 120, userId: 'u1' };

beforeAll(() => api.init(setup));
beforeEach(() => void vi.stubGlobal('document', page));
afterEach(() => void vi.unstubAllGlobals());

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

test('how far a passkey comes is told, and one that waits in the suggestions begins when it is picked', async () => {
  key.create({ challenge: 'AAAA', user: { id: 'dXNlcg' } });
  const answer = key.get({ challenge: 'AAAA' });
  platform({ ...begun, ...done });
  browser({ get: async () => presented(answer) });
  await api.signIn();
  expect(told).toEqual(['signIn offered', 'signIn begun', 'signIn finished']);
  told = [];
  await api.signIn({ conditional: true });
  expect(told).toEqual(['signIn offered', 'signIn begun', 'signIn finished']);
  told = [];
  browser(failing('NotAllowedError'));
  await expect(api.signIn()).rejects.toThrow();
  await expect(api.signIn({ conditional: true })).rejects.toThrow();
  expect(told).toEqual(['signIn offered', 'signIn begun', 'signIn cancelled', 'signIn offered']);
  platform({ ...begun, options: { ...begun.options, user: { id: 'AAAA' }, rp: { id: 'shop.example' } } });
  browser({ create: async () => null });
  await expect(api.register({ username: 'ada' })).rejects.toThrow();
  expect(told).toEqual(['registration offered', 'registration begun', 'registration failed']);
});

test.each([
  ['NotAllowedError', -3, 'No passkey was used. Try again, or choose another way to sign in.'],
  ['AbortError', -3, 'No passkey was used. Try again, or choose another way to sign in.'],
  ['UnknownError', -2, 'Assertion was not completed'],
])('%s of the browser becomes code %i', async (name, errorCode, message) => {
  platform(begun);
  browser(failing(name));
  await expect(api.signIn()).rejects.toMatchObject({ name: 'LatchkeyError', errorCode, message });
});
test('a prompt without a result is an incomplete assertion', async () => {
  platform(begun);
  browser({ get: async () => null });
  await expect(api.signIn()).rejects.toThrow('Assertion was not completed');
});
test('a prompt without a new passkey is an incomplete attestation', async () => {
  platform({ ...begun, options: { ...begun.options, user: { id: 'AAAA' } } });
  browser({ create: async () => null });
  await expect(api.register({ username: 'ada' })).rejects.toThrow('Attestation was not completed');
});
test('a browser without WebAuthn gets an error that says so', async () => {
  platform(begun);
  await expect(api.signIn()).rejects.toThrow('WebAuthn is not supported in this browser');
});
test('a refusal of the platform keeps its code and its message', async () => {
  platform({ errorCode: 1602, errorMessage: 'This user is suspended' }, 403);
  await expect(api.signIn()).rejects.toMatchObject({ errorCode: 1602, message: 'This user is suspended' });
});
test.each([
  ['de-AT', undefined, 'de'],
  ['de', 'fr', 'fr'],
  ['nl', undefined, 'es'],
  ['', undefined, 'es'],
])(
  'a page in %s that chooses %s for the script asks the platform for refusals in %s',
  async (lang, language, asked) => {
    vi.stubGlobal('document', { ...page, documentElement: { lang } });
    vi.stubGlobal('navigator', { languages: ['it-IT', 'es-ES', 'en'] });
    api.init({ language: language ?? '' });
    onTestFinished(() => api.init({ language: 'en' }));
    const headers: string[] = [];
    vi.stubGlobal('fetch', async (_: string, init: { headers: Record<string, string> }) => {
      headers.push(init.headers['accept-language']!);
      return Response.json({ errorCode: 1602, errorMessage: 'Gesperrt' }, { status: 403 });
    });
    // The words themselves cannot be fetched here, and that stops nobody.
    await expect(api.signIn()).rejects.toThrow('Gesperrt');
    expect(headers).toEqual([asked]);
  },
);
test('an unreachable platform is reported as such', async () => {
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
test('suggestions that cannot be renewed at once, as on a laptop that wakes, are renewed later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const answer = key.get({ challenge: 'AAAA' });
  let logins = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/login') && logins++ === 1) throw new TypeError('fetch failed');
    return Response.json({ ...begun, ...done });
  });
  browser({
    get: ({ signal }: { signal: AbortSignal }) =>
      logins === 3
        ? Promise.resolve(presented(answer))
        : new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  });
  const signing = api.signIn({ conditional: true });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await signing).toMatchObject({ userId: 'u1' });
  expect(logins).toBe(3);
});
test('suggestions that wait for the network end when the page begins something else', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const answer = key.get({ challenge: 'AAAA' });
  let isAway = false;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/login') && isAway) throw new TypeError('fetch failed');
    return Response.json({ ...begun, ...done });
  });
  browser({
    get: ({ signal, mediation }: { signal: AbortSignal; mediation: string }) =>
      mediation === 'optional'
        ? Promise.resolve(presented(answer))
        : new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  });
  const waiting = api.signIn({ conditional: true });
  waiting.catch(() => {});
  await vi.advanceTimersByTimeAsync(100);
  isAway = true;
  await vi.advanceTimersByTimeAsync(1000);
  isAway = false;
  expect(await api.signIn()).toMatchObject({ userId: 'u1' });
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(waiting).rejects.toMatchObject({ errorCode: -3 });
});
test('a registration brings a proof of work, an invitation and a sign-in bring none', async () => {
  const options = { ...begun.options, user: { id: 'AAAA' } };
  const created = () => presented(key.create({ challenge: 'AAAA', user: { id: 'dXNlcg' } }) as never);
  platform({ ...begun, ...done, options });
  browser({ create: async () => created(), get: async () => presented(key.get({ challenge: 'AAAA' })) });
  await api.register({ username: 'ada' });
  expect(asked.map(({ url }) => url.split('/').pop())).toEqual(['challenge', 'register', 'verify-register']);
  expect(asked[1]!.body).toEqual({ username: 'ada', captcha: 'off' });
  platform({ ...begun, ...done, options });
  await api.register({ invite: 'a-token' });
  expect(asked.map(({ url }) => url.split('/').pop())).toEqual(['register', 'verify-register']);
  platform({ ...begun, ...done });
  await api.signIn();
  expect(asked.map(({ url }) => url.split('/').pop())).toEqual(['login', 'verify-login']);
});
test('a call that is told to wait a few seconds is repeated by itself, one that is told to wait for long is not', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const answers = [2, 3, 0, 60];
  let asks = 0;
  vi.stubGlobal('fetch', async () => {
    const wait = answers[asks++];
    if (!wait) return Response.json({ ...begun, ...done });
    const headers = { 'retry-after': `${wait}` };
    return Response.json(refusedBody('request.tooMany'), { status: 429, headers });
  });
  const first = call('login', {});
  await vi.advanceTimersByTimeAsync(4999);
  expect(asks).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await first).toMatchObject({ transactionId: 't1' });
  await expect(call('login', {})).rejects.toMatchObject({ refusal: 'request.tooMany' });
  expect(asks).toBe(4);
});
/** Stubs a browser that can remove passkeys, and records which ones it was told to remove. */
function forgetful(credentials: object) {
  const forgotten: unknown[] = [];
  browser(credentials);
  vi.stubGlobal('PublicKeyCredential', {
    signalUnknownCredential: async (about: unknown) => forgotten.push(about),
  });
  return forgotten;
}
const steps = (answers: Record<string, [status: number, body: unknown]>) =>
  vi.stubGlobal('fetch', async (url: string) => {
    const [status, body] = answers[url.split('/').pop()!]!;
    return Response.json(body, { status });
  });
test.each([
  ['user.taken', 409, true],
  ['ceremony.failed', 401, true],
  ['request.unavailable', 503, false],
  ['request.tooMany', 429, false],
] as const)(
  'a passkey that was just made and is refused with %s is taken off the device: %s %s',
  async (refusal, status, gone) => {
    const options = { challenge: 'AAAA', user: { id: 'AAAA' }, rp: { id: 'shop.example', name: 'Shop' } };
    const made = key.create({ challenge: 'AAAA', user: { id: 'dXNlcg' } });
    steps({
      challenge: [200, { off: true }],
      register: [200, { options, transactionId: 't1' }],
      'verify-register': [status, refusedBody(refusal)],
    });
    const forgotten = forgetful({ create: async () => presented(made as never) });
    await expect(api.register({ username: 'ada' })).rejects.toMatchObject({ refusal });
    expect(forgotten).toEqual(gone ? [{ rpId: 'shop.example', credentialId: made.id }] : []);
  },
);
test.each([
  ['device.unregistered', 401, true],
  ['ceremony.failed', 401, false],
  ['user.suspended', 403, false],
  ['device.suspended', 403, false],
] as const)(
  'a passkey that signs in and is refused with %s is taken off the device: %s %s',
  async (refusal, status, gone) => {
    steps({
      login: [200, { options: { challenge: 'AAAA', rpId: 'shop.example' }, transactionId: 't1' }],
      'verify-login': [status, refusedBody(refusal)],
    });
    const forgotten = forgetful({ get: async () => presented(key.get({ challenge: 'AAAA' })) });
    await expect(api.signIn()).rejects.toMatchObject({ refusal });
    expect(forgotten).toEqual(gone ? [{ rpId: 'shop.example', credentialId: key.id }] : []);
  },
);
test('a further passkey is made after a known one has answered', async () => {
  const options = { ...begun.options, user: { id: 'AAAA' } };
  platform({ ...begun, ...done, options });
  const made = key.create({ challenge: 'AAAA', user: { id: 'dXNlcg' } });
  browser({
    create: async () => presented(made as never),
    get: async () => presented(key.get({ challenge: 'AAAA' })),
  });
  expect(await api.addPasskey()).toEqual({ accessToken: 'a.b.c', expiresIn: 120, userId: 'u1' });
  expect(asked.map(({ url }) => url.split('/').pop())).toEqual(['login', 'add-device', 'verify-add-device']);
});
test('after a sign-in the browser is told which passkeys are good, where it can be told', async () => {
  const accepted = { rpId: 'shop.example', userId: 'dTE', allAcceptedCredentialIds: [key.id] };
  platform({ ...begun, ...done, accepted });
  const told: unknown[] = [];
  browser({ get: async () => presented(key.get({ challenge: 'AAAA' })) });
  vi.stubGlobal('PublicKeyCredential', {
    signalAllAcceptedCredentials: async (about: unknown) => told.push(about),
  });
  expect(await api.signIn()).toEqual({ accessToken: 'a.b.c', expiresIn: 120, userId: 'u1' });
  expect(told).toEqual([accepted]);
  vi.stubGlobal('PublicKeyCredential', {});
  expect(await api.signIn()).toMatchObject({ userId: 'u1' });
  vi.stubGlobal('PublicKeyCredential', {
    signalAllAcceptedCredentials: async () => Promise.reject(new Error()),
  });
  expect(await api.signIn()).toMatchObject({ userId: 'u1' });
});
test('a ceremony whose answer is lost is asked for again under the same key', async () => {
  platform({ ...begun, ...done });
  const answering = fetch;
  const keys: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit & { headers: Record<string, string> }) => {
    const answer = await answering(url, init);
    if (!url.endsWith('verify-login')) return answer;
    keys.push(init.headers['idempotency-key']);
    if (keys.length === 1) throw new TypeError('the connection was lost');
    return answer;
  });
  browser({ get: async () => presented(key.get({ challenge: 'AAAA' })) });
  expect(await api.signIn()).toMatchObject({ userId: 'u1' });
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/), keys[0]]);
});
test('the solver finds what the platform accepts, and stops searching then', async () => {
  const hmacSignatureSecret = 'a secret of this test';
  const how = { algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 27, deriveKey, hmacSignatureSecret } as const;
  const challenge = await createChallenge(how);
  const derived = vi.spyOn(crypto.subtle, 'deriveBits');
  const text = await solved(challenge);
  const tries = derived.mock.calls.length;
  const { solution } = JSON.parse(Buffer.from(text, 'base64').toString());
  const verifying = { challenge, solution, deriveKey, hmacSignatureSecret };
  expect(await verifySolution(verifying)).toMatchObject({ verified: true });
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
  expect(derived.mock.calls.length).toBeLessThanOrEqual(tries + 4);
});
test('a new ceremony ends the one that waits', async () => {
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

test('a sign-in that must bring a proof of work solves it and goes on', async () => {
  key.create({ challenge: 'AAAA', user: { id: 'dXNlcg' } });
  const answer = key.get({ challenge: 'AAAA' });
  browser({ get: async () => presented(answer) });
  const sent: [step: string, proof: string | null][] = [];
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    const step = url.split('/').at(-1)!;
    const proof = new Headers(headers).get('x-proof-of-work');
    if (step !== 'step') sent.push([step, proof]);
    if (step === 'verify-login' && !proof)
      return Response.json(refusedBody('request.proof'), { status: 429 });
    return Response.json({ ...begun, ...done });
  });
  expect(await api.signIn({ username: 'ada' })).toMatchObject({ accessToken: 'a.b.c' });
  expect(sent).toEqual([
    ['login', null],
    ['verify-login', null],
    ['challenge', null],
    ['verify-login', 'off'],
  ]);
});
