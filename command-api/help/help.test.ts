import { beforeAll, describe, expect, test } from 'vitest';
import type { CallError } from '../../api/client.ts';
import { CloseToEverybody, OpenToEverybody } from '../../domain/application/openings.ts';
import { AnswerHelp } from '../../domain/helpRequest/commands.ts';
import { ref } from '../../domain/kit.ts';
import { person } from '../../domain/person/person.ts';
import { user } from '../../domain/user/user.ts';
import { accessId } from '../../server-kit/access/accessId.ts';
import {
  answer,
  byPhone,
  follow,
  type OidcApp,
  oidcApp,
  oidcUser,
  relyingParty,
} from '../../test/clients/openid.ts';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { softKey } from '../../test/clients/softKey.ts';
import { personIdOf } from '../../test/people/familyUsers.ts';
import { type Operator, operatorOf } from '../../test/people/people.ts';
import {
  caughtUp,
  type Here,
  mailedToken,
  mailsOf,
  sharedProduct,
  solveCaptcha,
  visit,
} from '../../test/product.ts';
import { finishHelp } from '../reactions/help.ts';

let product: Here;
let ada: Operator;
let wiki: OidcApp;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  wiki = await oidcApp(ada);
});
type Grace = Awaited<ReturnType<typeof oidcUser>>;

/** A sign-in of a person: the ticket, or the refusal. */
async function signsIn(app: OidcApp, { key }: Pick<Grace, 'key'>) {
  const browser = visit(product, app.host);
  const { url } = await (await relyingParty(product, app)).begin();
  const requestId = (await follow(browser, url)).searchParams.get('requestId')!;
  return answer(browser, requestId, key);
}
/** The token of a sign-in that was refused because the person has no access. */
async function refusedAt(app: OidcApp, grace: Grace) {
  const error = await signsIn(app, grace).then(
    () => expect.unreachable('signed in'),
    (error: CallError) => error,
  );
  expect(error).toMatchObject({ refusal: 'user.noAccess' });
  return { guest: visit(product, app.host), accessToken: error.accessToken! };
}
/** The token of a sign-in that the person's phone could not approve, because the person has no access. */
async function refusedOnPhone(app: OidcApp, { key }: Grace) {
  const browser = visit(product, app.host);
  const { url } = await (await relyingParty(product, app)).begin();
  const requestId = (await follow(browser, url)).searchParams.get('requestId')!;
  const phone = await byPhone(product, browser, requestId);
  const error = await phone.approve(key).then(
    () => expect.unreachable('approved'),
    (error: CallError) => error,
  );
  expect(error).toMatchObject({ refusal: 'user.noAccess' });
  return { guest: phone.guest, accessToken: error.accessToken! };
}
const waiting = async (operator: Operator) => {
  await caughtUp(product);
  return operator.call('GET /helpRequests', {});
};
const subjectsTo = async (address: string) =>
  (await mailsOf(product)).filter(({ to }) => to === address).map(({ subject }) => subject);

describe('a person who is known and has no access', () => {
  test('asks for it once, waits, and has it when an operator allows it', async () => {
    const grace = await oidcUser(product, ada, wiki);
    const other = await oidcApp(ada);
    const { guest, accessToken } = await refusedAt(other, grace);
    const read = () => guest.call('POST /accessRequest/read', { accessToken });
    expect(await read()).toEqual({ errorCode: 0, phase: 'none', openUntil: null });
    const ask = (note: string) => guest.call('POST /accessRequest', { accessToken, note });
    const { openUntil } = await ask('For the handbook');
    expect(await ask('Again')).toMatchObject({ phase: 'open', openUntil });
    const [request, ...others] = await waiting(ada);
    expect(request).toMatchObject({
      ...{ appName: other.name, username: grace.email, name: 'Grace Hopper', note: 'For the handbook' },
      ...{ userId: grace.userId, realm: 'oidc', expiresAt: openUntil },
    });
    expect(others).toEqual([]);
    await expect.poll(() => subjectsTo(ada.email)).toContain(`Grace Hopper asks for access to ${other.name}`);
    await ada.call('PUT /helpRequest/:requestId', { requestId: request!.requestId, answer: 'allowed' });
    expect(await waiting(ada)).toEqual([]);
    expect(await read()).toMatchObject({ phase: 'allowed' });
    await signsIn(other, grace);
    const userId = accessId(await personIdOf(product, grace.userId), other.appId);
    expect(await ada.call('GET /getOIDCUser/:userId', { userId })).toMatchObject({ username: grace.email });
    await expect.poll(() => subjectsTo(grace.email)).toContain(`You can now use ${other.name}`);
    const late = ada.call('PUT /helpRequest/:requestId', { requestId: userId, answer: 'declined' });
    expect(await refusal(late)).toEqual(refusing('user.requestOver'));
  });
  test('is told when it is declined, and may ask again', async () => {
    const grace = await oidcUser(product, ada, wiki);
    const other = await oidcApp(ada);
    const { guest, accessToken } = await refusedAt(other, grace);
    await guest.call('POST /accessRequest', { accessToken });
    const [request] = await waiting(ada);
    const declined = { requestId: request!.requestId, answer: 'declined' } as const;
    const rival = await operatorOf(product);
    expect(await refusal(rival.call('PUT /helpRequest/:requestId', declined))).toEqual(
      refusing('user.requestUnknown'),
    );
    expect(await waiting(rival)).toEqual([]);
    await ada.call('PUT /helpRequest/:requestId', declined);
    await expect.poll(() => subjectsTo(grace.email)).toContain(`No access to ${other.name}`);
    expect(await guest.call('POST /accessRequest/read', { accessToken })).toMatchObject({
      phase: 'declined',
    });
    await refusedAt(other, grace);
    expect(await guest.call('POST /accessRequest', { accessToken })).toMatchObject({ phase: 'open' });
    // An invitation gives the access as well, and nothing waits any longer.
    const invitation = { email: grace.email, name: 'Grace', type: 'ADD_OIDC_USER', appId: other.appId };
    await ada.call('POST /invite/sendInvite', invitation as never);
    expect(await waiting(ada)).toEqual([]);
    expect(await guest.call('POST /accessRequest/read', { accessToken })).toMatchObject({ phase: 'allowed' });
    const late = ada.call('PUT /helpRequest/:requestId', declined);
    expect(await refusal(late)).toEqual(refusing('user.requestOver'));
  });
  test('waits on while the access comes by an opening, until it is given for good', async () => {
    const grace = await oidcUser(product, ada, wiki);
    const other = await oidcApp(ada);
    const { guest, accessToken } = await refusedAt(other, grace);
    const ask = () => guest.call('POST /accessRequest', { accessToken });
    const { execute } = product.system.executor;
    const by = { actor: { role: 'system', id: 'test' }, correlationId: other.appId } as const;
    await ask();
    await execute(OpenToEverybody, { id: other.appId }, by);
    await signsIn(other, grace);
    await execute(CloseToEverybody, { id: other.appId }, by);
    expect(await ask()).toMatchObject({ phase: 'open' });
    expect(await waiting(ada)).toMatchObject([{ appName: other.name }]);
    const invitation = { email: grace.email, name: 'Grace', type: 'ADD_OIDC_USER', appId: other.appId };
    await ada.call('POST /invite/sendInvite', invitation as never);
    expect(await waiting(ada)).toEqual([]);
  });
  test('has the access exactly when the request says so, whichever answer of two comes first', async () => {
    const grace = await oidcUser(product, ada, wiki);
    for (const answers of [
      ['allowed', 'declined'],
      ['declined', 'allowed'],
    ] as const) {
      const other = await oidcApp(ada);
      const { guest, accessToken } = await refusedAt(other, grace);
      await guest.call('POST /accessRequest', { accessToken });
      const requestId = accessId(await personIdOf(product, grace.userId), other.appId);
      const [first, second] = await Promise.all(
        answers.map((answer) =>
          refusal(ada.call('PUT /helpRequest/:requestId', { requestId, answer })).catch(() => null),
        ),
      );
      expect([first, second].filter(Boolean)).toEqual([refusing('user.requestOver')]);
      const said = first ? answers[1] : answers[0];
      const { phase } = await guest.call('POST /accessRequest/read', { accessToken });
      expect(phase).toBe(said);
      const { state } = await product.system.executor.look(ref(user, requestId), { fresh: true });
      expect(state.status).toBe(said === 'allowed' ? 'active' : 'absent');
    }
  });
  test('waits on when it cannot be allowed now, and has it at last where an answer was cut short', async () => {
    const grace = await oidcUser(product, ada, wiki);
    const other = await oidcApp(ada);
    const { guest, accessToken } = await refusedAt(other, grace);
    await guest.call('POST /accessRequest', { accessToken });
    const requestId = accessId(await personIdOf(product, grace.userId), other.appId);
    const suspend = (suspended: boolean) =>
      ada.call('PUT /updateOIDCAppStatus/:appId', { appId: other.appId, suspended });
    await suspend(true);
    const allowing = ada.call('PUT /helpRequest/:requestId', { requestId, answer: 'allowed' });
    expect(await refusal(allowing)).toEqual(refusing('application.suspended'));
    expect(await waiting(ada)).toMatchObject([{ requestId }]);
    await suspend(false);
    const by = { actor: { role: 'system', id: 'test' }, correlationId: other.appId } as const;
    await product.system.executor.execute(AnswerHelp, { id: requestId, answer: 'allowed' }, by);
    const declining = ada.call('PUT /helpRequest/:requestId', { requestId, answer: 'declined' });
    expect(await refusal(declining)).toEqual(refusing('user.requestOver'));
    expect(await guest.call('POST /accessRequest/read', { accessToken })).toMatchObject({ phase: 'open' });
    await finishHelp.react({ target: { id: requestId }, provenance: by } as never, product.system, () => {});
    expect(await guest.call('POST /accessRequest/read', { accessToken })).toMatchObject({ phase: 'allowed' });
    await signsIn(other, grace);
  });
  test('asks five times a day at most, and not while suspended', async () => {
    const grace = await oidcUser(product, ada, wiki);
    const other = await oidcApp(ada);
    const { guest, accessToken } = await refusedAt(other, grace);
    const personId = await personIdOf(product, grace.userId);
    for (let n = 0; n < 5; n++) {
      await guest.call('POST /accessRequest', { accessToken });
      const requestId = accessId(personId, other.appId);
      await ada.call('PUT /helpRequest/:requestId', { requestId, answer: 'declined' });
    }
    const ask = () => refusal(guest.call('POST /accessRequest', { accessToken }));
    expect(await ask()).toMatchObject({ status: 429 });
    await ada.call('PUT /person/:personId', { personId, suspended: true });
    expect((await product.system.executor.look(ref(person, personId))).state.status).toBe('suspended');
    expect(await refusal(signsIn(other, grace))).toEqual(refusing('user.suspended'));
  });
  test('asks on the phone when the application is open no longer, and has it for good when it is allowed', async () => {
    const grace = await oidcUser(product, ada, wiki);
    const other = await oidcApp(ada);
    const { execute } = product.system.executor;
    const by = { actor: { role: 'system', id: 'test' }, correlationId: other.appId } as const;
    await execute(OpenToEverybody, { id: other.appId }, by);
    await signsIn(other, grace);
    await execute(CloseToEverybody, { id: other.appId }, by);
    const { guest, accessToken } = await refusedOnPhone(other, grace);
    expect(await guest.call('POST /accessRequest', { accessToken })).toMatchObject({ phase: 'open' });
    const [request] = await waiting(ada);
    await ada.call('PUT /helpRequest/:requestId', { requestId: request!.requestId, answer: 'allowed' });
    await signsIn(other, grace);
    expect(await guest.call('POST /accessRequest/read', { accessToken })).toMatchObject({ phase: 'allowed' });
  });
  test('finds no way to ask where the application takes no requests, nor with another token', async () => {
    const grace = await oidcUser(product, ada, wiki);
    const closed = await oidcApp(ada, { access_requests: false });
    const { accessToken } = await refusedAt(closed, grace);
    expect(accessToken).toBeUndefined();
    const asking = visit(product, wiki.host).call('POST /accessRequest', { accessToken: grace.accessToken });
    expect(await refusal(asking)).toEqual(refusing('session.token'));
  });
  test('is told that the application is gone, and does not wait for an answer that cannot come', async () => {
    const grace = await oidcUser(product, ada, wiki);
    const closing = await oidcApp(ada, { access_requests: true });
    const { guest, accessToken } = await refusedAt(closing, grace);
    await guest.call('POST /accessRequest', { accessToken: accessToken! });
    const [request] = (await waiting(ada)).filter(({ appId }) => appId === closing.appId);
    const read = () => refusal(guest.call('POST /accessRequest/read', { accessToken: accessToken! }));
    await ada.call('PUT /updateOIDCAppStatus/:appId', { appId: closing.appId, suspended: true });
    expect(await read()).toEqual(refusing('application.suspended'));
    await ada.call('DELETE /deleteOIDCApp/:appId', { appId: closing.appId });
    expect(await read()).toEqual(refusing('application.unknown'));
    expect((await waiting(ada)).filter(({ appId }) => appId === closing.appId)).toEqual([]);
    const { requestId } = request!;
    const late = ada.call('PUT /helpRequest/:requestId', { requestId, answer: 'allowed' });
    expect(await refusal(late)).toEqual(refusing('application.unknown'));
  });
});

describe('a person who lost the device', () => {
  /** Has the link mailed, as the page does. */
  async function asksForLink(email: string, host = wiki.host) {
    const guest = visit(product, host);
    const captcha = await solveCaptcha(guest);
    return { guest, reply: await guest.call('POST /accessRequest/lostDevice', { email, captcha }) };
  }
  async function linkOf({ email }: Grace) {
    const { guest, reply } = await asksForLink(email);
    expect(reply).toEqual({ errorCode: 0 });
    const accessToken = await mailedToken(product, email, 'lostDevice');
    return { guest, ask: () => guest.call('POST /accessRequest', { accessToken }), accessToken };
  }

  test('asks by a mailed link, and makes a new passkey when an operator allows it', async () => {
    const grace = await oidcUser(product, ada, wiki);
    const nobody = `nobody-${grace.email}`;
    expect((await asksForLink(nobody)).reply).toEqual({ errorCode: 0 });
    const { guest, accessToken, ask } = await linkOf(grace);
    const read = () => guest.call('POST /accessRequest/read', { accessToken });
    await read();
    expect(await read()).toEqual({ errorCode: 0, phase: 'none', openUntil: null });
    expect(await waiting(ada)).toEqual([]);
    const { openUntil } = await ask();
    expect(await ask()).toMatchObject({ phase: 'open', openUntil });
    const [request, ...others] = await waiting(ada);
    const personId = await personIdOf(product, grace.userId);
    expect(request).toMatchObject({
      ...{ kind: 'device', requestId: personId, personId, appId: null, username: grace.email },
    });
    expect(others).toEqual([]);
    await expect.poll(() => subjectsTo(ada.email)).toContain('Grace Hopper has lost a device');
    const [lost] = await ada.call('GET /getUserDevices/:userId', { userId: grace.userId });
    const other = await oidcUser(product, ada, wiki);
    const [theirs] = await ada.call('GET /getUserDevices/:userId', { userId: other.userId });
    const answer = { answer: 'allowed' as const, lost: [lost!.id, theirs!.id, 'unknown'] };
    await ada.call('PUT /helpRequest/:requestId', { requestId: personId, ...answer });
    expect(await waiting(ada)).toEqual([]);
    expect(await read()).toMatchObject({ phase: 'allowed' });
    expect(await refusal(signsIn(wiki, grace))).toEqual(refusing('device.suspended'));
    await signsIn(wiki, other);
    const recovery = await mailedToken(product, grace.email, 'recoverUser');
    const key = softKey({ rpId: wiki.host, origin: guest.origin });
    const begun = await guest.call('POST /registerOIDCUsers', { accessToken: recovery });
    const { transactionId } = begun;
    const credential = key.create(begun.options);
    const made = await guest.call('POST /verify-registerUser-attestation', { credential, transactionId });
    // The last page leads on to what is open to the person.
    expect(made.applications).toEqual([
      { appId: wiki.appId, name: wiki.name, start: expect.stringMatching(/^http/), why: null },
    ]);
    await signsIn(wiki, { key });
    expect(await subjectsTo(nobody)).toEqual([]);
  });
  test('is told when it is declined, and learns with the button of the mail that the access is suspended', async () => {
    const grace = await oidcUser(product, ada, wiki);
    const { ask } = await linkOf(grace);
    await ask();
    const requestId = await personIdOf(product, grace.userId);
    await ada.call('PUT /helpRequest/:requestId', { requestId, answer: 'declined' });
    await expect.poll(() => subjectsTo(grace.email)).toContain('No way back in without your device');
    await ada.call('PUT /person/:personId', { personId: requestId, suspended: true });
    expect(await refusal(ask())).toEqual(refusing('user.suspended'));
    expect(await waiting(ada)).toEqual([]);
  });
  test('is mailed five links a day, whatever was asked of other organizations', async () => {
    const grace = await oidcUser(product, ada, wiki);
    const elsewhere = await oidcApp(await operatorOf(product));
    for (let n = 0; n < 6; n++) await asksForLink(grace.email, elsewhere.host);
    for (let n = 0; n < 7; n++) await asksForLink(grace.email);
    await linkOf(await oidcUser(product, ada, wiki));
    const links = async () =>
      (await mailsOf(product)).filter(({ to, text }) => to === grace.email && text.includes('/lostDevice/'));
    await expect.poll(async () => (await links()).length).toBe(5);
  });
  test('finds no link on another host than that of an organisation', async () =>
    expect(await refusal(asksForLink('grace@acme.example', 'localhost'))).toEqual(
      refusing('request.elsewhere'),
    ));
});
