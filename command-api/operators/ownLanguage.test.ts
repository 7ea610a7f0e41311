import { beforeAll, expect, test } from 'vitest';
import { mailsInEnglish } from '../../domain/sentences/english/mails/mails.ts';
import { mailsInFrench } from '../../domain/sentences/french/mails/mails.ts';
import { mailsInGerman } from '../../domain/sentences/german/mails/mails.ts';
import { oidcApp } from '../../test/clients/openid.ts';
import { withOwnPage } from '../../test/people/ownPage.ts';
import { type Operator, operatorOf } from '../../test/people/people.ts';
import { colleagueOf } from '../../test/people/team.ts';
import { type Here, mailsOf, sharedProduct } from '../../test/product.ts';

let product: Here;
let ada: Operator;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
});

const subjectsTo = async (email: string) =>
  (await mailsOf(product)).filter(({ to }) => to === email).map(({ subject }) => subject);

test('a member gets mails in the language that the member has chosen, and then again in that of the organisation', async () => {
  const bob = await colleagueOf(product, ada);
  const chosen = async () => (await bob.call('GET /ownLanguage', {})).language;
  const newest = async () => (await subjectsTo(bob.email))[0];
  expect(await bob.call('GET /ownLanguage', {})).toMatchObject({ language: null, ofOrganisation: 'en' });
  await bob.call('PUT /ownLanguage', { language: 'de' });
  expect(await chosen()).toBe('de');
  await ada.call('POST /generateEmailToken', { userId: bob.userId });
  await expect.poll(newest).toBe(mailsInGerman.mails['mail.device'].subject);
  await bob.call('PUT /ownLanguage', { language: null });
  expect(await chosen()).toBe(null);
  await ada.call('POST /generateEmailToken', { userId: bob.userId });
  await expect.poll(newest).toBe(mailsInEnglish.mails['mail.device'].subject);
});

test('a person chooses the language of the own mails on the own page; mails to others stay as they were', async () => {
  const her = await withOwnPage(product, ada);
  await her.call('PUT /ownLanguage', { language: 'fr' });
  expect(await her.call('GET /ownLanguage', {})).toMatchObject({ language: 'fr', ofOrganisation: 'en' });
  const data = await her.call('GET /me/data', {});
  expect(data.person).toMatchObject({ mailLanguage: 'fr' });
  expect(data.leftOut[0]).toMatch(/^Le journal des événements/);
  const { appId, name } = await oidcApp(ada);
  const asked = { appId, name: 'Grace Hopper', type: 'ADD_OIDC_USER' } as const;
  const others = her.email.replace('grace', 'other');
  for (const email of [her.email, others]) await ada.call('POST /invite/sendInvite', { ...asked, email });
  const about = { organisation: 'Acme', application: name, further: [] };
  const { subject } = mailsInFrench.mails['mail.access'](about);
  await expect.poll(() => subjectsTo(her.email)).toContain(subject);
  const { subject: inEnglish } = mailsInEnglish.mails['mail.userInvitation'](about);
  await expect.poll(() => subjectsTo(others)).toEqual([inEnglish]);
});
