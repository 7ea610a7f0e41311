import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newCertificate } from '../../server-kit/keys/certificates.ts';
import { providerKeys, type SamlApp, samlApp } from '../../test/clients/saml.ts';
import { post as posts } from '../../test/clients/serviceProvider.ts';
import { operatorOf } from '../../test/people/people.ts';
import { type Guest, type Here, sharedProduct, visit } from '../../test/product.ts';
import type { Arrived } from './messages.ts';
import { wrongAddresses, wrongContents, wrongSignatures } from './testForgeries.ts';
import { kinds, type Message, messageMaker, post } from './testMessages.ts';

/** Forged messages as they come to the endpoints. What the reader says of each, `saml/messages.test.ts` proves. */
let product: Here;
let app: SamlApp;
let browser: Guest;
let others: Awaited<ReturnType<typeof newCertificate>>;
let addresses: Record<Message, string>;
const delay = monitorEventLoopDelay({ resolution: 1 });
beforeAll(async () => {
  product = await sharedProduct();
  const ada = await operatorOf(product, 'special_plan');
  const acsUrl = 'https://hr.example/acs';
  app = await samlApp(ada, { acsUrl, otherAcsUrls: [`${acsUrl}2`] });
  browser = visit(product, app.host);
  const { idp } = await ada.call('GET /SAML/app/:appId', { appId: app.appId });
  addresses = { AuthnRequest: idp.ssoUrl, LogoutRequest: idp.sloUrl };
  others = await newCertificate('other', new Date());
});
afterAll(() => {
  delay.disable();
  process.stdout.write(`the event loop stood still for at most ${(delay.max / 1e6).toFixed(1)} ms\n`);
});

let made = 0;
/** Makes messages with an id of their own, because each counts once. */
const making = async (kind: Message) =>
  messageMaker({
    ...{ now: new Date(), entityId: app.entityID, acs: app.acsUrl, destination: addresses[kind] },
    ...{ keys: await providerKeys, others, id: `_${String(++made).padStart(16, '0')}` },
  });
/** The answer to a message: where it leads, or what it shows. */
async function answerTo(kind: Message, arrived: Arrived) {
  const { pathname } = new URL(addresses[kind]);
  delay.enable();
  const answer =
    'url' in arrived
      ? await browser.send(arrived.url)
      : await posts(browser, pathname, arrived.form as never);
  delay.disable();
  const to = answer.headers.get('location');
  return { status: answer.status, to, page: await answer.text() };
}
const leads = {
  AuthnRequest: { status: 303, to: expect.stringMatching(/^\/saml\/idp\/resume\//) },
  LogoutRequest: { status: 303, to: expect.stringMatching(/^https:\/\/hr\.example\/slo\?SAMLResponse=/) },
};
/** Expects a message to be refused on a page, and in the log with its path. */
async function refuses(kind: Message, arrived: Arrived) {
  const logged = vi.spyOn(product.system.log, 'warn');
  const page = expect.stringContaining('Something Went Wrong');
  expect(await answerTo(kind, arrived)).toEqual({ status: 400, to: null, page });
  const { pathname: path } = new URL(addresses[kind]);
  const reason = expect.stringMatching(/./);
  expect(logged.mock.calls).toEqual([[{ path, reason }, 'refused a SAML message']]);
  logged.mockRestore();
}

describe.for(kinds)('%s', (kind) => {
  test.for(wrongContents)('%s is refused in both bindings', async ([, change]) => {
    const right = await making(kind);
    expect(await answerTo(kind, right.redirect(right.messages[kind]))).toMatchObject(leads[kind]);
    const m = await making(kind);
    const changed = change(m.messages[kind], m);
    await refuses(kind, m.redirect(changed));
    await refuses(kind, post(m.signedIfPossible(changed)));
  });
  test.for(wrongSignatures)('posted with %s is refused', async ([, change]) => {
    const right = await making(kind);
    expect(await answerTo(kind, post(right.signed(right.messages[kind])))).toMatchObject(leads[kind]);
    const m = await making(kind);
    await refuses(kind, post(change(m.signed(m.messages[kind]), m)));
  });
  test.for(wrongAddresses)('in an address with %s is refused', async ([, change]) => {
    const m = await making(kind);
    await refuses(kind, change(m.messages[kind], m));
    expect(await answerTo(kind, m.redirect(m.messages[kind]))).toMatchObject(leads[kind]);
  });
});
