import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { ref } from '../../domain/kit.ts';
import { user } from '../../domain/user/user.ts';
import { accessId } from '../../server-kit/access/accessId.ts';
import { addCustom } from '../../server-kit/people/customAttributes.ts';
import { joinOidc, type OidcApp, oidcApp, oidcUser } from '../../test/clients/openid.ts';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { type SamlApp, samlApp } from '../../test/clients/saml.ts';
import { serviceProvider, signInAt } from '../../test/clients/serviceProvider.ts';
import { giveAccess, personIdOf } from '../../test/people/familyUsers.ts';
import { type Operator, operatorOf, unique } from '../../test/people/people.ts';
import { longestWait } from '../../test/process.ts';
import { type Here, mailedToken, mailsOf, sharedProduct, visit } from '../../test/product.ts';
import { sendRun } from './runs.ts';

let product: Here;
let ada: Operator;
let wiki: OidcApp;
let hr: SamlApp;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  [wiki, hr] = await Promise.all([oidcApp(ada), samlApp(ada)]);
});

const address = () => `${unique('grace')}@acme.example`;
const row = (line: number, email = address(), more: object = {}) => ({ line, email, name: 'Grace', ...more });
const mailsTo = async (email: string) => (await mailsOf(product)).filter(({ to }) => to === email);
/** Keeps the rows in parts of one run. */
async function kept(...parts: ReturnType<typeof row>[][]) {
  const run = { runId: randomUUID(), appId: wiki.appId, appIds: [hr.appId] };
  const seen = [];
  for (const [part, rows] of parts.entries())
    seen.push(...(await ada.call('PUT /invite/run/rows', { ...run, part, rows })).rows);
  const rows = parts.flat().length;
  return { ...run, seen, start: () => ada.call('POST /invite/run', { ...run, parts: parts.length, rows }) };
}
const progress = () => ada.call('GET /invite/run', {});
const ended = (runId: string) => expect.poll(progress).toMatchObject({ runId, running: false });

test('many people are looked at first, then invited in the background, and the lines that led to nothing are told', async () => {
  const known = await oidcUser(product, ada, wiki);
  const both = await oidcUser(product, ada, wiki);
  await giveAccess(product, ada, { type: 'ADD_SAML_USER', appId: hr.appId }, both);
  const pending = address();
  await ada.call('POST /invite/sendInvite', {
    email: pending,
    name: 'Grace',
    type: 'ADD_OIDC_USER',
    appId: wiki.appId,
  });
  const someone = row(2, address(), { attributes: { manager: 'Ada' } });
  const first = [someone, row(3, known.email), row(4, both.email), row(5, 'no address')];
  const second = [
    row(6, pending),
    row(7, someone.email),
    row(8, address(), { attributes: { city: 'x'.repeat(51) } }),
  ];
  const run = await kept(first, second);
  expect(run.seen.map(({ line, outcome }) => [line, outcome])).toEqual([
    ...[
      [2, 'new'],
      [3, 'known'],
      [4, 'has'],
      [5, 'refused'],
      [6, 'refused'],
      [7, 'refused'],
      [8, 'refused'],
    ],
  ]);
  expect(await mailsTo(someone.email)).toEqual([]);
  await run.start();
  await ended(run.runId);
  expect(await progress()).toMatchObject({ rows: 7, counts: { invited: 1, given: 1, had: 1, refused: 4 } });
  const { refused } = await ada.call('GET /invite/run/refused', {});
  expect(refused.map(({ line }) => line)).toEqual([5, 6, 7, 8]);
  expect(refused[0]!.why).toMatch(/^Email: /);
  expect(refused[1]).toMatchObject({
    why: `${wiki.name}: ${refusing('invite.pending').message}`,
    ...{ refusal: 'invite.oneOf', values: { of: { refusal: 'invite.pending' } } },
  });
  await expect.poll(async () => (await mailsTo(someone.email)).length).toBe(1);
  const invites = await ada.call('GET /invite/getInvites', { appId: wiki.appId });
  expect(invites.filter(({ email }) => email === someone.email)).toMatchObject([{ appIds: [hr.appId] }]);
});

test('rows fill custom attributes, of a newcomer and of somebody known, and nobody is invited with a wrong one', async () => {
  const { uniqueId } = ada;
  const made = (name: string, kind: 'text' | 'number' | 'boolean') => ({
    name,
    label: `The ${name}`,
    kind,
    options: [],
  });
  const attributes = [made('cost_centre', 'text'), made('floor', 'number'), made('remote', 'boolean')];
  await ada.call('PUT /attributes/:uniqueId', { uniqueId, attributes });
  const ofPerson = async (userId: string) => {
    const personId = await personIdOf(product, userId);
    const known = await ada.call('GET /person/:personId/attributes', { personId });
    return { personId, values: Object.fromEntries(known.attributes.map(({ name, value }) => [name, value])) };
  };
  const known = await oidcUser(product, ada, wiki);
  const { personId } = await ofPerson(known.userId);
  await ada.call('PUT /person/:personId/attributes', { personId, attributes: { floor: '1' } });
  const newcomer = address();
  const custom = { cost_centre: 'R&D 7', floor: '3', remote: 'Yes' };
  const wrong = [{ floor: 'third' }, { shoe: '42' }, { remote: 'perhaps' }];
  const run = await kept([
    ...[row(2, newcomer, { custom }), row(3, known.email, { custom })],
    ...wrong.map((each, n) => row(4 + n, address(), { custom: each })),
    row(7, 'no address'),
    row(8, address(), { attributes: { postal_code: 'x'.repeat(300) } }),
  ]);
  expect(run.seen).toMatchObject([
    { line: 2, outcome: 'new', why: null },
    { line: 3, outcome: 'known', why: null },
    { line: 4, outcome: 'refused', why: expect.stringMatching(/^The floor: /) },
    { line: 5, outcome: 'refused', why: expect.stringMatching(/^attributes\.shoe: /) },
    { line: 6, outcome: 'refused', why: 'The remote: must be yes or no' },
    { line: 7, outcome: 'refused', why: 'Email: Please enter valid email!!' },
    {
      ...{ line: 8, outcome: 'refused', why: expect.stringMatching(/^Postal code: /) },
      // A page in another language says it by this.
      ...{ refusal: 'request.invalid', problems: [{ field: 'postal_code', code: expect.any(String) }] },
    },
  ]);
  await run.start();
  await ended(run.runId);
  // What was said first holds.
  expect((await ofPerson(known.userId)).values).toEqual({ cost_centre: 'R&D 7', floor: '1', remote: 'true' });
  const { userId } = await joinOidc(product, wiki, await mailedToken(product, newcomer, 'OauthRegisterUser'));
  expect((await ofPerson(userId)).values).toEqual({ ...custom, remote: 'true' });
});

test('custom attributes that are added by two at the same moment are added once', async () => {
  const { userId } = await oidcUser(product, ada, wiki);
  const personId = await personIdOf(product, userId);
  const by = { actor: { role: 'system', id: 'test' }, correlationId: 'test' } as const;
  const floor = { floor: '4' };
  await Promise.all([1, 2, 3].map(() => addCustom(product.system, personId, floor, by)));
  const { attributes } = await ada.call('GET /person/:personId/attributes', { personId });
  expect(attributes.find(({ name }) => name === 'floor')).toMatchObject({ value: '4' });
  const stream = await Array.fromAsync(product.system.store.readStream(`person-${personId}`));
  expect(stream.filter(({ type }) => type === 'CustomAttributesChanged')).toHaveLength(1);
});

test('an address that a run has twice is invited by the row that came first, as the look beforehand says', async () => {
  const [once, twice, known] = [address(), address(), await oidcUser(product, ada, wiki)];
  const first = [
    row(2, twice),
    row(3, ` ${twice.toUpperCase()}`),
    row(4, known.email),
    row(5, ''),
    row(6, ''),
    row(7, once),
  ];
  const run = await kept(first, [row(8, known.email), row(9, twice), row(10)]);
  const looked = run.seen.filter(({ outcome }) => outcome === 'refused');
  expect(looked.map(({ line, refusal, values }) => [line, refusal, values])).toEqual([
    [3, 'invite.again', { line: 2 }],
    [5, 'request.invalid', undefined],
    [6, 'request.invalid', undefined],
    [8, 'invite.again', { line: 4 }],
    [9, 'invite.again', { line: 2 }],
  ]);
  // A part that is sent again says the same; one with other people no longer has the addresses of before.
  const { runId, appId, appIds, start } = run;
  const send = async (part: number, ...rows: ReturnType<typeof row>[]) => {
    const answer = await ada.call('PUT /invite/run/rows', { runId, appId, appIds, part, rows });
    return answer.rows.map(({ line, outcome }) => [line, outcome]);
  };
  expect(await send(0, ...first)).toEqual(run.seen.slice(0, 6).map(({ line, outcome }) => [line, outcome]));
  expect(await send(0, ...first.slice(0, 5), row(7))).toContainEqual([7, 'new']);
  expect(await send(1, row(8, known.email), row(9, twice), row(10, once))).toEqual([
    [8, 'refused'],
    [9, 'refused'],
    [10, 'new'],
  ]);
  await start();
  await ended(runId);
  expect(await progress()).toMatchObject({ counts: { invited: 3, given: 1, had: 0, refused: 5 } });
  const { refused } = await ada.call('GET /invite/run/refused', {});
  expect(refused.map((each) => ({ ...each, outcome: 'refused' }))).toEqual(looked);
});

test('somebody who is suspended is refused by the look beforehand as by the run', async () => {
  const { email, userId } = await oidcUser(product, ada, await oidcApp(ada));
  const personId = await personIdOf(product, userId);
  await ada.call('PUT /person/:personId', { personId, suspended: true });
  const run = await kept([row(2, email)]);
  await run.start();
  await ended(run.runId);
  const { refused } = await ada.call('GET /invite/run/refused', {});
  expect(refused).toHaveLength(1);
  expect(run.seen).toEqual([{ ...refused[0], outcome: 'refused' }]);
  expect(refused[0]).toMatchObject({ line: 2, refusal: 'user.suspended' });
});

test('a run whose work is done again, as after a crash, invites nobody twice', async () => {
  const rows = [row(2), row(3)];
  const run = await kept(rows.slice(0, 1), rows.slice(1));
  await run.start();
  const about = { runId: run.runId, applications: [wiki.appId, hr.appId], parts: 2, rows: 2 };
  const by = { actor: { role: 'system' as const, id: 'again' }, correlationId: 'again' };
  await sendRun(product.system, ada.uniqueId, about, by, AbortSignal.timeout(longestWait));
  await ended(run.runId);
  const invites = await ada.call('GET /invite/getInvites', { appId: wiki.appId });
  for (const { email } of rows) expect(invites.filter((each) => each.email === email)).toHaveLength(1);
  expect(await progress()).toMatchObject({ counts: { invited: 2, refused: 0 } });
});

test('a run begins when all of its rows are there, and none is begun beside another', async () => {
  const { start, runId } = await kept([row(2)]);
  const incomplete = { runId, appId: wiki.appId, parts: 2, rows: 2 };
  expect(await refusal(ada.call('POST /invite/run', incomplete))).toEqual(refusing('invite.incomplete'));
  await start();
  expect(await start()).toMatchObject({ id: runId });
  await ended(runId);
  const rival = await operatorOf(product);
  expect(await rival.call('GET /invite/run', {})).toMatchObject({ runId: '', rows: 0 });
  const theirs = { runId, appId: wiki.appId, part: 0, rows: [row(2)] };
  // Nor does the room that is left tell how many people others have.
  expect(await rival.call('PUT /invite/run/rows', theirs)).toMatchObject({
    rows: [{ outcome: 'refused' }],
    // A new organisation learns how many mails go out in a day.
    places: { applications: null, organisation: 10, mails: 50 },
  });
});

test('the room that the plan leaves is told beforehand, in an application and in total', async () => {
  const roomAt = async ({ appId }: { appId: string }) =>
    (await ada.call('GET /invite/places', { appId })).places as Record<string, number>;
  const [here, elsewhere] = [await roomAt(wiki), await roomAt(hr)];
  await oidcUser(product, ada, wiki);
  const organisation = here.organisation! - 1;
  expect(await roomAt(wiki)).toMatchObject({ applications: here.applications! - 1, organisation });
  expect(await roomAt(hr)).toMatchObject({ applications: elsewhere.applications, organisation });
  // Who is known takes a place in the application alone.
  const known = await oidcUser(product, ada, wiki);
  await giveAccess(product, ada, { type: 'ADD_SAML_USER', appId: hr.appId }, known);
  expect(await roomAt(hr)).toMatchObject({
    applications: elsewhere.applications! - 1,
    organisation: organisation - 1,
  });
  const run = { runId: randomUUID(), appId: wiki.appId, appIds: [hr.appId], part: 0, rows: [row(2)] };
  const { places } = await ada.call('PUT /invite/run/rows', run);
  const least = Math.min(here.applications! - 2, elsewhere.applications! - 1);
  expect(places).toMatchObject({ applications: least, organisation: organisation - 1 });
  const rival = await operatorOf(product);
  expect(await refusal(rival.call('GET /invite/places', { appId: wiki.appId }))).toEqual(
    refusing('application.unknown'),
  );
});

test('nobody of another organisation is seen or given access, neither by a run nor by one invitation', async () => {
  const eve = await operatorOf(product, 'special_plan');
  const grace = await oidcUser(product, ada, wiki);
  const personId = await personIdOf(product, grace.userId);
  await ada.call('PUT /application/:appId/openings', { appId: hr.appId, everybody: true });
  const { begin } = await serviceProvider(product, ada, hr);
  const browser = visit(product, wiki.host);
  await signInAt(browser, await browser.send(await begin()), grace.key);
  const herAccess = async () =>
    (await product.system.executor.look(ref(user, accessId(personId, hr.appId)))).state.direct;
  expect(await herAccess()).toBe(false);

  const run = { runId: randomUUID(), appId: hr.appId };
  const rows = [row(2, grace.email), row(3)];
  const seen = await eve.call('PUT /invite/run/rows', { ...run, part: 0, rows });
  expect(seen.rows.map(({ outcome, refusal }) => [outcome, refusal])).toEqual([
    ['refused', 'application.unknown'],
    ['refused', 'application.unknown'],
  ]);
  const unknown = refusing('application.unknown');
  expect(await refusal(eve.call('POST /invite/run', { ...run, parts: 1, rows: 2 }))).toEqual(unknown);
  const one = { email: grace.email, name: 'Grace', type: 'ADD_SAML_USER' as const, appId: hr.appId };
  expect(await refusal(eve.call('POST /invite/sendInvite', one))).toEqual(unknown);
  expect(await herAccess()).toBe(false);
});
