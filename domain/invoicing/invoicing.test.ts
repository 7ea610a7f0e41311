import { expect, test } from 'vitest';
import { fold } from '../kit.ts';
import { given, unstorable } from '../testSpec.ts';
import { ChangeSeller, RemoveTaxRate, SetTaxRate } from './commands.ts';
import { SellerChanged, TaxRateRemoved, TaxRateSet } from './events.ts';
import { invoicing } from './invoicing.ts';

const id = { id: 'invoicing' };
const seller = {
  ...{ name: 'Latchkey GmbH', street: 'Hauptstraße 1', postalCode: '10115', city: 'Berlin' },
  ...{ country: 'DE', taxId: 'DE123456789' },
};
const changed = SellerChanged(seller);
const german = { country: 'DE', name: 'VAT', basisPoints: 1900 };

test('the seller is whoever was named last', () => {
  given()
    .when(ChangeSeller, { ...id, ...seller })
    .then(changed);
  given(changed)
    .when(ChangeSeller, { ...id, ...seller })
    .then();
});
for (const field of ['name', 'street', 'postalCode', 'city', 'country'] as const)
  test.for(Object.entries(unstorable))(`${field} of the seller cannot be %s`, ([, value]) =>
    given()
      .when(ChangeSeller, { ...id, ...seller, [field]: value } as never)
      .thenInvalid(field),
  );
test('what invoices show of the seller is one line each', () =>
  given()
    .when(ChangeSeller, { ...id, ...seller, name: 'a\nb', city: 'a\nb' })
    .thenInvalid('name', 'city'));
test('a country has one rate, which can be set anew and removed', () => {
  given(changed)
    .when(SetTaxRate, { ...id, ...german })
    .then(TaxRateSet(german));
  given(changed, TaxRateSet(german))
    .when(SetTaxRate, { ...id, ...german })
    .then();
  const lower = { ...german, basisPoints: 1600 };
  const state = fold(invoicing, [changed, TaxRateSet(german), TaxRateSet(lower)]);
  expect(state.rates).toEqual({ DE: { name: 'VAT', basisPoints: 1600 } });
  given(changed, TaxRateSet(german))
    .when(RemoveTaxRate, { ...id, country: 'DE' })
    .then(TaxRateRemoved({ country: 'DE' }));
  given(changed)
    .when(RemoveTaxRate, { ...id, country: 'DE' })
    .thenRefused('invoice.rate');
});
test('nobody charges tax without a tax number', () => {
  given()
    .when(SetTaxRate, { ...id, ...german })
    .thenRefused('invoice.taxId');
  const without = { ...seller, taxId: '' };
  given(SellerChanged(without))
    .when(SetTaxRate, { ...id, ...german })
    .thenRefused('invoice.taxId');
  given(changed, TaxRateSet(german))
    .when(ChangeSeller, { ...id, ...without })
    .thenRefused('invoice.taxId');
  given(changed)
    .when(ChangeSeller, { ...id, ...without })
    .then(SellerChanged(without));
});
test('a rate is between nothing and all of the price, in whole hundredths of a percent', () => {
  for (const basisPoints of [-1, 10_001, 0.5, '19', null])
    given(changed)
      .when(SetTaxRate, { ...id, ...german, basisPoints } as never)
      .thenInvalid('basisPoints');
});
test('seller and buyers are in countries that there are, and the tax of another one can be removed', () => {
  for (const country of ['XX', 'de', 'D', 'Germany', '']) {
    given(changed)
      .when(SetTaxRate, { ...id, ...german, country })
      .thenInvalid('country');
    given()
      .when(ChangeSeller, { ...id, ...seller, country })
      .thenInvalid('country');
  }
  given(changed, TaxRateSet({ ...german, country: 'XX' }))
    .when(RemoveTaxRate, { ...id, country: 'XX' })
    .then(TaxRateRemoved({ country: 'XX' }));
});
