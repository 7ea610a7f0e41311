import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusedBody } from '../test/clients/raw.ts';

/** An element of the page as far as the dialog needs it, because Node has no page. */
class PageElement extends EventTarget {
  style = {};
  open = false;
  append() {}
  remove() {}
  setAttribute() {}
  showModal() {
    this.open = true;
  }
  close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  }
}
const page = {
  currentScript: null,
  documentElement: { lang: 'en' },
  body: new PageElement(),
  createElement: () => new PageElement(),
};
vi.stubGlobal('document', page);
const { init } = await import('./latchkey.ts');
const { answeredBy } = await import('./phone.ts');

const open = { transactionId: 't1', secret: 's1', number: 42, svg: null, expiresAt: '' };
let asked: string[];

/** Stubs a platform that answers a poll with each of these in turn, and with the last one from then on. */
function platform(...answers: (() => Response)[]) {
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const step = url.split('/').pop()!;
    asked.push(step);
    if (step === 'cancel') return Response.json({});
    return (answers.length > 1 ? answers.shift()! : answers[0]!)();
  });
}
/** Waits for the phone while the clock runs on. */
async function waited() {
  const answer = answeredBy(open, 'Sign in by phone').catch((error) => error);
  await vi.advanceTimersByTimeAsync(20_000);
  return answer;
}
const approved = () => Response.json({ transactionStatus: 'APPROVED', token: 'a.b.c' });
const noBody = (status: number) => () => new Response('<html>', { status });
const refused = (refusal: Parameters<typeof refusedBody>[0], status: number) => () =>
  Response.json(refusedBody(refusal), { status });
const lost = () => {
  throw new TypeError('fetch failed');
};

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.useFakeTimers();
  init({ baseUrl: 'http://login.example', appId: 'app', language: 'en' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['a lost call', lost],
  ['a proxy without its server', noBody(502)],
  ['a platform that stops', refused('request.unavailable', 503)],
  ['too many calls', refused('request.tooMany', 429)],
])('%s, five times in a row, does not end a sign-in by phone', async (_, fails) => {
  platform(fails, fails, fails, fails, fails, approved);
  expect(await waited()).toBe('a.b.c');
  expect(asked).not.toContain('cancel');
});
test('a sign-in that is given up is cancelled, so that the phone can no longer approve it', async () => {
  platform(refused('request.unavailable', 503));
  expect(await waited()).toMatchObject({ refusal: 'request.unavailable', status: 503 });
  expect(asked).toEqual([...Array(6).fill('result'), 'cancel']);
});
test('a refusal ends a sign-in at once, and cancels it', async () => {
  platform(refused('user.suspended', 403));
  expect(await waited()).toMatchObject({ refusal: 'user.suspended' });
  expect(asked).toEqual(['result', 'cancel']);
});
test('a sign-in that the phone declined is over, so nothing is cancelled', async () => {
  platform(() =>
    Response.json({ transactionStatus: 'FAILED', state: 'declined', message: null, token: null }),
  );
  expect(await waited()).toMatchObject({ errorCode: -8 });
  expect(asked).toEqual(['result']);
});
