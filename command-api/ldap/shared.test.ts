import { Attribute, Change } from 'ldapts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ref } from '../../domain/kit.ts';
import { user } from '../../domain/user/user.ts';
import { ada, type Directory, listsUsers, startDirectory } from '../../test/clients/ldap.ts';
import { invitedToOidc, oidcApp, oidcUser } from '../../test/clients/openid.ts';
import { softKey } from '../../test/clients/softKey.ts';
import { operatorOf } from '../../test/people/people.ts';
import { caughtUp, type Here, sharedProduct, visit } from '../../test/product.ts';
import { nothing, ownUnit, sync, unitOf } from './testUnits.ts';

let directory: Directory;
let product: Here;
beforeAll(async () => {
  directory = await startDirectory();
  product = await sharedProduct({ LDAP_NETWORKS: '127.0.0.0/8' });
});
afterAll(() => directory?.stop());

type Unit = Awaited<ReturnType<typeof ownUnit>>;
/** Another application of the same organisation that reads the same unit. */
const alsoReads = async ({ own }: Unit, ou: string, settings = {}) =>
  unitOf(product, directory, { own, app: await oidcApp(own), ou, settings });
/** The people of an application, in the order of their names. */
async function peopleOf({ users }: Pick<Unit, 'users'>) {
  const look = async ({ userId }: { userId: string }) =>
    (await product.system.executor.look(ref(user, userId))).state.personId;
  return Promise.all((await users()).map(look));
}

test('two applications with the same directory find the same people, whose access each has for itself', async () => {
  const one = await ownUnit(product, directory, 'both');
  for (const uid of ['grace', 'hedy', 'joan']) await one.add(uid);
  await one.run();
  const two = await alsoReads(one, 'both', { filter: 'cn' });
  const three = await alsoReads(one, 'both', { security: 'starttls', ldap_port: directory.ports.plain });
  expect(await two.run()).toMatchObject({ counts: { ...nothing, created: 3 } });
  const [grace, hedy, joan] = await peopleOf(one);
  expect(new Set([grace, hedy, joan]).size).toBe(3);
  expect(await peopleOf(two)).toEqual([grace, hedy, joan]);
  // Nothing tells that another server is the same directory.
  await three.run();
  expect((await peopleOf(three)).filter((id) => [grace, hedy, joan].includes(id))).toEqual([]);

  // The entry stays the same person when it is renamed; the directory's people of another organisation are others.
  await directory.change((client) => client.modifyDN(one.dn('hedy'), one.dn('zoe')));
  expect(await one.run()).toMatchObject({ counts: { ...nothing, changed: 1, unchanged: 2 } });
  expect(await peopleOf(one)).toEqual([grace, joan, hedy]);

  // Who is deleted in one application stays away there, and in the other as well once deleted in both.
  const [ofOne] = await one.users();
  const [ofTwo] = await two.users();
  await one.own.call('DELETE /deleteOIDCUser/:userId', { userId: ofOne!.userId });
  expect(await one.run()).toMatchObject({ counts: { ...nothing, unchanged: 2, skipped: 1 } });
  expect(await two.run()).toMatchObject({ counts: { ...nothing, unchanged: 3 } });
  await two.own.call('DELETE /deleteOIDCUser/:userId', { userId: ofTwo!.userId });
  expect(await two.run()).toMatchObject({ counts: { ...nothing, unchanged: 2, skipped: 1 } });
  const four = await alsoReads(one, 'both');
  expect(await four.run()).toMatchObject({ counts: { ...nothing, created: 3 } });
  const [again, ...others] = await peopleOf(four);
  expect(again).not.toBe(grace);
  expect(others).toEqual([joan, hedy]);
  expect(await one.run()).toMatchObject({ counts: { ...nothing, unchanged: 2, skipped: 1 } });
});

test('an entry with the proved address of somebody in another application waits until an operator confirms that it is the same person', async () => {
  const two = await ownUnit(product, directory, 'vouched');
  const one = await oidcApp(two.own);
  const known = await oidcUser(product, two.own, one);
  const [victim] = await Promise.all(
    [known.userId].map(async (id) => (await product.system.executor.look(ref(user, id))).state.personId),
  );
  await two.add('alan', { mail: known.email.toUpperCase() });
  await two.add('eve');
  const waiting = { ...nothing, created: 1, held: 1 };
  expect(await two.preview()).toMatchObject({ come: ['eve'], wait: ['alan'] });
  expect(await two.run()).toMatchObject({ counts: waiting });
  expect(await two.users()).toMatchObject([{ username: 'eve' }]);
  expect(await peopleOf(two)).not.toContain(victim);

  // Whoever administers the directory does not become that person by a change of an entry that is known.
  const mail = new Attribute({ type: 'mail', values: [known.email] });
  const change = new Change({ operation: 'replace', modification: mail });
  await directory.change((client) => client.modify(two.dn('eve'), change));
  expect(await two.run()).toMatchObject({ counts: { ...nothing, changed: 1, held: 1 } });
  expect(await peopleOf(two)).not.toContain(victim);

  expect(await two.preview({ held: 1 })).toMatchObject({ come: ['alan'], wait: [] });
  expect(await two.run({ held: 1 })).toMatchObject({ counts: { ...nothing, created: 1, unchanged: 1 } });
  expect((await peopleOf(two))[0]).toBe(victim);
  // From now on the entry is known, in every application that reads the directory.
  await directory.change((client) =>
    client.modify(
      two.dn('alan'),
      new Change({ operation: 'delete', modification: new Attribute({ type: 'mail' }) }),
    ),
  );
  const three = await alsoReads(two, 'vouched');
  expect(await three.run()).toMatchObject({ counts: { ...nothing, created: 2 } });
  expect((await peopleOf(three))[0]).toBe(victim);
  // Nobody is two users of one application.
  await two.add('alias', { mail: known.email });
  expect(await two.run({ held: 1 })).toMatchObject({ counts: { held: 1, created: 0 } });
});

test('a confirmation counts for the entries and people that were held back, not for others who came meanwhile', async () => {
  const two = await ownUnit(product, directory, 'swapped');
  const one = await oidcApp(two.own);
  const [seen, victim] = [await oidcUser(product, two.own, one), await oidcUser(product, two.own, one)];
  await two.add('eve');
  await two.add('alan', { mail: seen.email });
  const held = { ...nothing, created: 0, unchanged: 1, held: 1 };
  expect(await two.run()).toMatchObject({ counts: { ...held, created: 1, unchanged: 0 } });
  const mail = new Attribute({ type: 'mail', values: [victim.email] });
  const change = new Change({ operation: 'replace', modification: mail });
  await directory.change((client) => client.modify(two.dn('alan'), change));
  expect(await two.run({ held: 1 })).toMatchObject({ counts: held });
  // Of two, an operator who was told of one confirms none.
  await two.add('bob', { mail: seen.email });
  expect(await two.run()).toMatchObject({ counts: { ...held, held: 2 } });
  expect(await two.run({ held: 1 })).toMatchObject({ counts: { ...held, held: 2 } });
  expect(await two.run({ held: 2 })).toMatchObject({ counts: { ...held, held: 0, created: 2 } });
});

test('an invited person whom the directory has confirmed is the one whom another application finds there', async () => {
  const own = await operatorOf(product, 'special_plan');
  const [one, two] = [await oidcApp(own), await oidcApp(own)];
  for (const { appId } of [one, two]) await listsUsers(own, appId, directory);
  const { accessToken } = await invitedToOidc(product, own, one, 'ada@acme.example');
  const guest = visit(product, one.host);
  await guest.call('POST /ldap/validateLdapUser', { accessToken, ...ada, appId: one.appId });
  const key = softKey({ rpId: one.host, origin: guest.origin });
  const { options, transactionId } = await guest.call('POST /registerOIDCUsers', { accessToken });
  const credential = key.create(options);
  const { userId } = await guest.call('POST /verify-registerUser-attestation', { credential, transactionId });
  expect(await sync(own, two.appId)).toMatchObject({ counts: { ...nothing, created: 1 } });
  const { personId } = (await product.system.executor.look(ref(user, userId))).state;
  const users = () => own.call('GET /getOIDCUsersByAppId/:appId', { appId: two.appId });
  expect(await peopleOf({ users: users as never })).toEqual([personId]);
});

test('each of two people who were joined keeps what the directory says in their own entry, also where it lists both', async () => {
  const one = await ownUnit(product, directory, 'joined');
  for (const uid of ['grace', 'hedy']) await one.add(uid);
  const ofGrace = await alsoReads(one, 'joined', { search_filter: '(uid=grace)' });
  const ofHedy = await alsoReads(one, 'joined', { search_filter: '(uid=hedy)' });
  for (const { run } of [ofGrace, ofHedy]) expect(await run()).toMatchObject({ counts: { created: 1 } });
  const [[personId], [into]] = [await peopleOf(ofGrace), await peopleOf(ofHedy)] as [[string], [string]];
  const { call } = one.own;
  await call('POST /person/:personId/join', { personId, into });
  await one.run();
  expect(await peopleOf(one)).toEqual([into]);
  const renamed = new Attribute({ type: 'cn', values: ['Grace Murray'] });
  // The one user whom both are there stands for both entries, so that nobody is asked about them.
  expect(await one.run()).toMatchObject({ counts: { ...nothing, unchanged: 2 } });
  await directory.change((client) =>
    client.modify(one.dn('grace'), new Change({ operation: 'replace', modification: renamed })),
  );
  for (const { run } of [ofGrace, one, ofHedy]) await run();
  await call('DELETE /person/:personId/join', { personId });
  await caughtUp(product);
  const names = await Promise.all(
    [personId, into].map(async (id) => (await call('GET /person/:personId', { personId: id })).name),
  );
  expect(names).toEqual(['Grace Murray', 'Name of hedy']);
});
