import { beforeAll, expect, test } from 'vitest';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { invoiced, seller } from '../../test/people/invoices.ts';
import { pays, plays } from '../../test/people/payments.ts';
import { adminOf, operatorOf } from '../../test/people/people.ts';
import { caughtUp, type Here, sharedProduct } from '../../test/product.ts';
import { until } from '../../test/until.ts';

let product: Here;
let admin: Awaited<ReturnType<typeof adminOf>>;
beforeAll(async () => {
  product = await sharedProduct();
  admin = await adminOf(product);
});
const listed = async ({ call }: Pick<typeof admin, 'call'>) => {
  await product.reactions.settled();
  await caughtUp(product);
  return call('GET /invoices', {});
};

test('an organisation lists its own invoices and credit notes, and nobody else’s', async () => {
  const [ada, eve] = [await operatorOf(product), await operatorOf(product)];
  const invoiceId = await invoiced(product, ada.uniqueId);
  await admin.call('POST /invoices/:invoiceId/credit', { invoiceId, amount: 1000, reason: 'Wrong plan' });
  const found = await listed(ada);
  expect(found).toHaveLength(2);
  const invoice = found.find(({ id }) => id === invoiceId)!;
  expect(invoice).toMatchObject({ kind: 'invoice', gross: 6000, credited: 1000, item: 'Team' });
  expect(found.find(({ kind }) => kind === 'credit note')).toMatchObject({
    ...{ invoiceId, invoiceNumber: invoice.number, gross: 1000, reason: 'Wrong plan' },
  });
  expect(await listed(eve)).toEqual([]);
});
test('more than an invoice is never credited, and only what there is', async () => {
  const { uniqueId } = await operatorOf(product);
  const invoiceId = await invoiced(product, uniqueId);
  const credit = (id: string, amount?: number) =>
    admin.call('POST /invoices/:invoiceId/credit', {
      ...{ invoiceId: id, reason: 'Wrong plan' },
      ...(amount && { amount }),
    });
  expect(await refusal(credit(invoiceId, 6001))).toEqual(refusing('invoice.credited'));
  await credit(invoiceId);
  expect(await refusal(credit(invoiceId))).toEqual(refusing('invoice.credited'));
  for (const unknown of ['nobody', '2026-01.nobody'])
    expect(await refusal(credit(unknown))).toEqual(refusing('invoice.unknown'));
});
test('an invoice that is credited entirely is issued again, as things are now', async () => {
  const ada = await operatorOf(product);
  await admin.call('PUT /invoicing/seller', seller);
  const invoiceId = await invoiced(product, ada.uniqueId);
  const again = () => admin.call('POST /invoices/:invoiceId/replace', { invoiceId });
  expect(await refusal(again())).toEqual(refusing('invoice.uncredited'));
  await admin.call('POST /invoices/:invoiceId/credit', { invoiceId, reason: 'Wrong address' });
  await admin.call('PUT /invoicing/seller', { ...seller, city: 'Potsdam' });
  await again();
  await again();
  const found = await listed(ada);
  expect(found.map(({ kind }) => kind).sort()).toEqual(['credit note', 'invoice', 'invoice']);
  const { replacementId, number } = found.find(({ id }) => id === invoiceId)!;
  const issued = found.find(({ id }) => id === replacementId)!;
  expect(issued).toMatchObject({ paymentId: invoiceId, gross: 6000, credited: 0, replacementId: null });
  expect(issued).toMatchObject({ seller: { city: 'Potsdam' }, buyer: { organisationId: ada.uniqueId } });
  expect(issued.number).not.toBe(number);
});
test('invoices show the details that the buyer has entered, and keep them when they change and when it is gone', async () => {
  const ada = await operatorOf(product);
  const { uniqueId } = ada;
  const details = {
    ...{ name: 'Acme Ltd', street: '1 High Street', postalCode: 'LS1 4AP', city: 'Leeds', region: '' },
    ...{ taxNumber: 'GB123456789', reference: 'PO 4711' },
  };
  const read = async ({ call }: Pick<typeof admin, 'call'>) => {
    await caughtUp(product);
    return call('GET /billingDetails/:uniqueId', { uniqueId });
  };
  await admin.call('PUT /invoicing/seller', seller);
  expect(await read(ada)).toMatchObject({ details: null, countryCode: 'GB', isAddressNeeded: true });
  const change = (about: object) =>
    ada.call('PUT /billingDetails/:uniqueId', { uniqueId, ...details, ...about });
  expect(await refusal(change({ taxNumber: 'DE123456789' }))).toMatchObject({
    errorCode: refusing('request.invalid').errorCode,
    message: expect.stringMatching(/^taxNumber: /),
  });
  await change({});
  expect((await read(ada)).details).toEqual(details);
  expect((await read(admin)).details).toEqual(details);
  // Saved as they are, also in another form of the number, they are not changed: the log below has two changes.
  await change({});
  await change({ taxNumber: 'gb 123 456 789' });
  expect(await refusal(read(await operatorOf(product)))).toEqual(refusing('organisation.unknown'));

  await pays(product, ada);
  const issued = async () => {
    await product.reactions.settled();
    await caughtUp(product);
    const rows = await admin.call('GET /invoices', {
      filter: JSON.stringify({ organisationId: uniqueId }),
    } as never);
    return rows[0];
  };
  await until(async () =>
    expect(await issued()).toMatchObject({ billTo: details, period: { end: expect.any(String) } }),
  );
  await change({ street: '2 High Street' });
  expect(await issued()).toMatchObject({ billTo: { street: '1 High Street' } });
  // The law keeps invoices for years. What the organisation had entered is erased with it, and not what was issued.
  const log = await Array.fromAsync(product.system.store.readStream(`billingDetails-${uniqueId}`));
  expect(JSON.stringify(log)).not.toContain('High Street');
  const { vault } = product.system;
  await vault.erase(uniqueId);
  expect(await vault.open(log)).toMatchObject([{ data: { details: null } }, { data: { details: null } }]);
  expect(await issued()).toMatchObject({ billTo: details });
});
test('the staff name the seller and the taxes, and what is issued later has them', async () => {
  const { call, uniqueId } = await operatorOf(product);
  await admin.call('PUT /invoicing/seller', seller);
  await admin.call('PUT /invoicing/taxes/:country', { country: 'GB', name: 'VAT', basisPoints: 2000 });
  expect(await admin.call('GET /invoicing', {})).toMatchObject({
    seller,
    taxes: expect.arrayContaining([{ country: 'GB', name: 'VAT', basisPoints: 2000 }]),
  });
  await invoiced(product, uniqueId);
  await admin.call('DELETE /invoicing/taxes/:country', { country: 'GB' });
  expect(await listed({ call } as never)).toMatchObject([
    { seller, rate: { name: 'VAT', basisPoints: 2000 }, gross: 6000, net: 5000, tax: 1000 },
  ]);
});
test('a payment is invoiced once, and what is paid back of it is credited', async () => {
  const ada = await operatorOf(product);
  const subscriptionId = await pays(product, ada);
  const kinds = async () => (await listed(ada)).map(({ kind }) => kind).sort();
  await until(async () => expect(await kinds()).toEqual(['invoice']));
  const [invoice] = await listed(ada);
  expect(invoice).toMatchObject({
    ...{ gateway: 'sandbox', planId: 'special_plan', item: 'Special Plan', currency: 'usd', gross: 600_000 },
    buyer: { organisationId: ada.uniqueId, name: 'Acme', country: 'United Kingdom', countryCode: 'GB' },
  });
  await plays(product, subscriptionId, 'refund');
  await until(async () => expect(await kinds()).toEqual(['credit note', 'invoice']));
  const refunded = (await listed(ada)).find(({ kind }) => kind === 'invoice')!;
  expect(refunded).toMatchObject({ credited: 600_000 });
  // What was paid back stays so when the invoice is issued again, for example because of its address.
  await admin.call('POST /invoices/:invoiceId/replace', { invoiceId: refunded.id });
  const { replacementId } = (await listed(ada)).find(({ id }) => id === refunded.id)!;
  expect((await listed(ada)).find(({ id }) => id === replacementId)).toMatchObject({ credited: 600_000 });
});
