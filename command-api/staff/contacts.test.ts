import { beforeAll, expect, test } from 'vitest';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { adminOf, operatorOf, unique } from '../../test/people/people.ts';
import { colleagueOf } from '../../test/people/team.ts';
import { caughtUp, type Here, mailsOf, sharedProduct } from '../../test/product.ts';
import { until } from '../../test/until.ts';

let product: Here;
let operator: Awaited<ReturnType<typeof operatorOf>>;
let admin: Awaited<ReturnType<typeof adminOf>>;
beforeAll(async () => {
  product = await sharedProduct();
  operator = await operatorOf(product);
  admin = await adminOf(product);
});

const formOf = (email: string) => ({
  ...{ name: 'Grace Hopper', email, mobileNumber: '+442079460000', countryCode: '44' },
  description: 'We are 2,000 people.\n<b>What</b> does that cost?',
});
const send = async (email: string) => {
  const form = { ...formOf(email), uniqueId: 'another-organisation' };
  const { id, message } = await operator.call('POST /contactUs/postContactUs', form);
  expect(message).toBe('Thanks for contacting us');
  await caughtUp(product);
  return id;
};
const entryOf = async (email: string) => {
  await caughtUp(product);
  const filter = JSON.stringify({ q: email });
  const { data } = await admin.call('GET /contactUs/getAllContactFormData', { filter });
  expect(data).toHaveLength(1);
  return data[0]!;
};

test('the staff list what an operator sent, with the documented fields and the organisation of the session [data.contact, org-billing.call.post-contactus-postcontactus, admin.call.get-contactus-getallcontactformdata]', async () => {
  const email = `${unique('grace')}@acme.example`;
  const _id = await send(email);
  expect(await entryOf(email)).toMatchObject({
    ...{ _id, ...formOf(email), uniqueId: operator.uniqueId },
    ...{ organisationName: 'Acme', answer: null, done: false },
  });
});
test('an answer goes to the address of the entry by mail, with what was asked, as text and never as HTML', async () => {
  const email = `${unique('grace')}@acme.example`;
  const contactId = await send(email);
  await admin.call('POST /contactUs/:contactId/answer', { contactId, answer: 'Gladly.\n\n<i>Soon</i>.' });
  await until(async () => expect((await mailsOf(product)).map(({ to }) => to)).toContain(email));
  const { text, html, subject } = (await mailsOf(product)).find(({ to }) => to === email)!;
  expect(subject).toBe('Your message to us');
  expect(text).toContain(
    'Hello Grace Hopper,\n\nGladly.\n\n<i>Soon</i>.\n\nYou wrote:\n> We are 2,000 people.',
  );
  expect(html).toContain('&lt;i&gt;Soon&lt;/i&gt;');
  expect(html).toContain('&lt;b&gt;What&lt;/b&gt;');
  expect(await entryOf(email)).toMatchObject({ answer: 'Gladly.\n\n<i>Soon</i>.', done: false });
});
test('an entry is marked as done and opened again', async () => {
  const email = `${unique('grace')}@acme.example`;
  const contactId = await send(email);
  for (const done of [true, false]) {
    await admin.call('PUT /contactUs/:contactId', { contactId, done });
    expect((await entryOf(email)).done).toBe(done);
  }
  const unknown = admin.call('PUT /contactUs/:contactId', { contactId: 'nobody', done: true });
  expect(await refusal(unknown)).toEqual(refusing('contact.unknown'));
});
test('an answer to an operator who was deleted meanwhile, with the data, is refused', async () => {
  const bob = await colleagueOf(product, operator);
  const { id: contactId } = await bob.call('POST /contactUs/postContactUs', formOf(bob.email));
  await operator.call('DELETE /deleteOperator/:userId', { userId: bob.userId });
  await until(() => expect(product.system.vault.standsFor(bob.userId)).toBeUndefined());
  const late = admin.call('POST /contactUs/:contactId/answer', { contactId, answer: 'Gladly.' });
  expect(await refusal(late)).toEqual(refusing('request.erased'));
});
test('entries of an organisation that was deleted no longer wait for anybody', async () => {
  const eve = await operatorOf(product);
  const { id } = await eve.call('POST /contactUs/postContactUs', formOf(eve.email));
  const listed = async () => {
    await caughtUp(product);
    const { data } = await admin.call('GET /contactUs/getAllContactFormData', {});
    return data.some((entry) => entry.id === id);
  };
  expect(await listed()).toBe(true);
  await admin.call('DELETE /admin/deleteOperator/:userId', { userId: eve.userId });
  expect(await listed()).toBe(false);
});
test('a form with a blank or a wrong field is refused, and names each of them', async () => {
  const form = { ...formOf('grace'), name: ' ', mobileNumber: '0207', countryCode: '' };
  const { message } = await refusal(operator.call('POST /contactUs/postContactUs', form));
  for (const field of ['name', 'email', 'mobileNumber']) expect(message).toContain(field);
});
