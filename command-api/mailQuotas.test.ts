import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { SendInvite } from '../domain/invite/commands.ts';
import { RegisterOrganisation } from '../domain/organisation/commands.ts';
import { oidcApp, oidcUser } from '../test/clients/openid.ts';
import { raw, refusal, refusing } from '../test/clients/raw.ts';
import { operatorOf, register, shopper, unique, webApp } from '../test/people/people.ts';
import { invited } from '../test/people/team.ts';
import { type Here, mailsOf, startProduct } from '../test/product.ts';

let product: Here;
beforeAll(async () => {
  product = await startProduct({ CAPTCHA: 'off' });
});
afterAll(() => product.stop());

const someone = () => `${unique('bob')}@acme.example`;
const invites = ({ call }: Awaited<ReturnType<typeof operatorOf>>, email: string) =>
  call('POST /invite/sendInvite', { email, name: 'Bob', type: 'ADD_ADMIN' });

test('one address gets ten mails a day from an organisation, and who sends the next is told', async () => {
  const [ada, eve] = [await operatorOf(product), await operatorOf(product)];
  const email = someone();
  const [user, host] = email.split('@');
  const { inviteId } = await invited(product, ada, email);
  for (let mails = 1; mails < 10; mails++) await ada.call('POST /sendMail', { inviteId });
  for (let mails = 0; mails < 10; mails++) await invites(eve, `${user}+${mails}@${host}`);
  expect(await refusal(ada.call('POST /sendMail', { inviteId }))).toEqual(refusing('mail.tooMany'));
  expect(await refusal(invites(eve, email.toUpperCase()))).toEqual(refusing('mail.tooMany'));
  const about = { email, name: 'Bob', type: 'ADD_ADMIN' };
  const { headers } = await raw(eve.guest, 'POST /invite/sendInvite', about);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3600);
  await invites(eve, someone());
});

test('strangers send an address thirty mails a day, and use up none that its own organization sends', async () => {
  const ada = await operatorOf(product, 'special_plan');
  const grace = await oidcUser(product, ada, await oidcApp(ada));
  const strangers = await Promise.all(Array.from({ length: 4 }, () => operatorOf(product)));
  // The first of the thirty was the invitation by which she came.
  for (const [n, most] of [10, 10, 9].entries())
    for (let mails = 0; mails < most; mails++) await invites(strangers[n]!, grace.email);
  expect(await refusal(invites(strangers[3]!, grace.email))).toEqual(refusing('mail.tooMany'));
  expect(await ada.call('POST /recovery/user/:userId', { userId: grace.userId })).toMatchObject({
    mailed: true,
  });
  const another = await oidcApp(ada);
  await ada.call('POST /invite/sendInvite', {
    ...{ email: grace.email, name: 'Grace', type: 'ADD_OIDC_USER', appId: another.appId },
  });
  const { id: inviteId } = await invites(ada, grace.email);
  await ada.call('POST /sendMail', { inviteId });
});

test('whoever registers with tags of one address mails it no more than strangers may', async () => {
  const [user, host] = someone().split('@');
  const tags = Array.from({ length: 7 }, (_, tag) => tag);
  const all = await Promise.all(tags.map((tag) => register(product, `${user}+${tag}@${host}`)));
  const again = ({ guest, resendToken }: (typeof all)[number]) =>
    guest.call('POST /resendActivation', { resendToken });
  for (const each of all.slice(0, 6)) for (let mails = 0; mails < 5; mails++) await again(each);
  expect(await refusal(again(all[6]!))).toEqual(refusing('mail.tooMany'));
});

test('of several that are sent again each counts for its address, and one that has had its number stops no other', async () => {
  const ada = await operatorOf(product);
  const [{ inviteId: full }, { inviteId: free }] = [
    await invited(product, ada, someone()),
    await invited(product, ada, someone()),
  ];
  const again = (...inviteIds: string[]) => ada.call('POST /invites/sendAgain', { inviteIds });
  for (let mails = 1; mails < 10; mails++) expect(await again(full)).toMatchObject({ failed: [] });
  expect(await again(full, free)).toMatchObject({ failed: [{ id: full, code: 'mail.tooMany' }] });
});

test('an invitation of another organisation takes nothing from what its address may get', async () => {
  const [ada, eve] = [await operatorOf(product), await operatorOf(product)];
  const { inviteId } = await invited(product, ada, someone());
  for (let tries = 0; tries < 12; tries++)
    expect(await refusal(eve.call('POST /sendMail', { inviteId }))).toEqual(refusing('invite.unknown'));
  await ada.call('POST /sendMail', { inviteId });
});

test('an organisation sends fifty mails a day in its first week, and as many as it likes later', async () => {
  const ada = await operatorOf(product, 'special_plan');
  for (let mails = 0; mails < 50; mails++) await invites(ada, someone());
  expect(await refusal(invites(ada, someone()))).toEqual(refusing('organisation.young'));
  const app = await webApp(ada);
  const email = someone();
  await shopper(product, app).register(email);
  const [user] = await ada.call('GET /getAllUsersByAppId/:appId', { appId: app.appId });
  const { userId } = user!;
  expect(await refusal(ada.call('POST /recovery/user/:userId', { userId }))).toEqual(
    refusing('organisation.young'),
  );
  const { store } = product.system;
  const { readStream } = store;
  const eightDays = 8 * 86_400_000;
  store.readStream = async function* (stream, how) {
    for await (const event of readStream.call(store, stream, how))
      yield { ...event, recordedAt: new Date(event.recordedAt.getTime() - eightDays) };
  };
  await invites(ada, someone());
  store.readStream = readStream;
});

test('names are harmless in mails, whatever they contain', async () => {
  const { executor } = product.system;
  const evil = 'Acme\n\nYour account is locked, go to https://evil.example/u';
  const email = someone();
  const organisationId = unique('org');
  const by = {
    actor: { role: 'operator', id: 'eve', organisationId },
    correlationId: 'test',
  } as const;
  const anyName = { input: z.any() };
  const company = { country: 'Germany', url: 'https://acme.example', size: '1-10', industry: 'Shops' };
  await executor.execute(
    { ...RegisterOrganisation, ...anyName },
    { id: organisationId, name: evil, city: '', linkedinUrl: '', ...company },
    by,
  );
  const about = { id: unique('invite'), organisationId, applicationId: null, further: [], type: 'ADD_ADMIN' };
  await executor.execute({ ...SendInvite, ...anyName }, { ...about, email, name: evil }, by);
  const mail = async () => (await mailsOf(product)).find(({ to }) => to === email);
  await expect.poll(mail).toBeDefined();
  const { subject, text, html } = (await mail())!;
  const harmless = 'Acme Your account is locked, go to https evil. example/u';
  expect(subject).toBe(`You are invited to the team of ${harmless}`);
  expect(text).toContain(`Hello ${harmless},`);
  expect(text).toContain(`${harmless} invites you to its team`);
  for (const shown of [text, html]) expect(shown).not.toMatch(/evil\.example/);
});
