import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { register } from '../test/people/people.ts';
import { type Here, mailedToken, mailsOf, startProduct, visit } from '../test/product.ts';

let product: Here;
beforeAll(async () => {
  product = await startProduct({ CAPTCHA: 'off' });
});
afterAll(() => product.stop());

const get = (path: string, headers = {}) => visit(product).send(path, { headers });
const elsewhere = { 'x-forwarded-for': '203.0.113.7' };

test('the page of a mail runs nothing and loads nothing, and its links leave the frame', async () => {
  const { email } = await register(product);
  await mailedToken(product, email);
  const { file, html } = (await mailsOf(product)).find(({ to }) => to === email)!;
  const answer = await get(`/mailbox/html/${file}`);
  expect(await answer.text()).toBe(html.replace('<head>', '<head><base target="_top">'));
  const policy = answer.headers.get('content-security-policy')!;
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(/sandbox ([^;]*)/.exec(policy)![1]).toBe('allow-top-navigation-by-user-activation');
  expect(policy).not.toContain('script-src');
  expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
});
test('nothing beside a kept mail is answered', async () => {
  for (const name of ['..%2f..%2fmaster.key', 'nothing.json', '..%2fmails', '%00.json', 'a'.repeat(5000)])
    expect((await get(`/mailbox/html/${name}`)).status).toBeGreaterThanOrEqual(400);
});
test('it is open to this machine alone, and pages can ask whether it is', async () => {
  expect(await (await get('/mailbox/open.json')).json()).toEqual({ open: true });
  expect(await (await get('/mailbox/open.json', elsewhere)).json()).toEqual({ open: false });
  const org = visit(product, 'acme77.localhost');
  expect(await (await org.send('/mailbox/open.json')).json()).toEqual({ open: false });
  const { mails } = (await (await get('/mailbox.json')).json()) as { mails: { file: string }[] };
  for (const path of ['/mailbox.json', `/mailbox/html/${mails[0]!.file}`])
    expect((await get(path, elsewhere)).status).toBe(404);
});
test('an installation at a name of the internet shows it to nobody, however its proxy passes requests on', async () => {
  const installed = await startProduct({
    BASE_DOMAIN: 'sign.example',
    PUBLIC_ORIGIN: 'https://sign.example',
  });
  onTestFinished(() => installed.stop());
  for (const host of ['sign.example', 'localhost', '127.0.0.1']) {
    const { send } = visit(installed, host);
    expect((await send('/mailbox.json')).status, host).not.toBe(200);
  }
  expect(await (await visit(installed, 'sign.example').send('/mailbox/open.json')).json()).toEqual({
    open: false,
  });
});
