import { describe, expect, test } from 'vitest';
import { given, unstorable } from '../testSpec.ts';
import { ChangeBillingDetails } from './commands.ts';
import { BillingDetailsChanged } from './events.ts';
import { namesBuyers } from './places.ts';
import { gstinIn, isInEu, taxNumberExample, taxNumberIn } from './taxNumbers.ts';

const id = { id: 'org-1' };
const german = {
  ...{ name: 'Acme GmbH', street: 'Domplatz 1', postalCode: '50667', city: 'Köln', region: '' },
  ...{ taxNumber: 'DE987654321', reference: 'PO 4711' },
};
const indian = { ...german, city: 'Pune', region: 'Maharashtra', taxNumber: '27AAPFU0939F1ZV' };
const of = (country: string) => ({ needs: { organisation: { country } } });
const changed = (details: typeof german) => BillingDetailsChanged({ subjectId: 'org-1', details });
const wrong = (field: string, code: string) =>
  expect.objectContaining({ problems: [expect.objectContaining({ field, code })] });

describe('the billing details of an organisation', () => {
  test('are what it entered last, with the tax number in its usual form', () => {
    given()
      .when(ChangeBillingDetails, { ...id, ...german, taxNumber: 'de 987 654 321' }, of('Germany'))
      .then(changed(german));
    given(changed(german))
      .when(ChangeBillingDetails, { ...id, ...german, reference: '' }, of('Germany'))
      .then(changed({ ...german, reference: '' }));
  });
  test('stay as they are without an event when they are saved unchanged, unless another change came first', () => {
    const saved = { ...id, ...german, before: german, changes: 1 };
    given(changed(german)).when(ChangeBillingDetails, saved, of('Germany')).then();
    given(changed(german))
      .when(ChangeBillingDetails, { ...saved, taxNumber: '987654321' }, of('Germany'))
      .then();
    given(changed(german), changed({ ...german, reference: '' }))
      .when(ChangeBillingDetails, saved, of('Germany'))
      .then(changed(german));
  });
  for (const field of ['name', 'street', 'city'] as const)
    test.for(Object.entries(unstorable))(`${field} is needed, and cannot be %s`, ([, value]) =>
      given()
        .when(ChangeBillingDetails, { ...id, ...german, [field]: value } as never)
        .thenInvalid(field),
    );
  test('are one line each', () =>
    given()
      .when(ChangeBillingDetails, { ...id, ...german, postalCode: '5\n0', reference: 'a\nb' })
      .thenInvalid('postalCode', 'reference'));
  test('need a postal code where there are any, and in India a state, to which a GSTIN belongs', () => {
    const from = (country: string, details: object) => () =>
      given()
        .when(ChangeBillingDetails, { ...id, ...german, ...details }, of(country))
        .then(changed({ ...german, ...details }));
    expect(from('Germany', { postalCode: '' })).toThrow(wrong('postalCode', 'is.empty'));
    from('Hong Kong', { postalCode: '', taxNumber: '' })();
    from('India', indian)();
    from('India', { ...indian, taxNumber: '' })();
    expect(from('India', { ...indian, region: '', taxNumber: '' })).toThrow(wrong('region', 'is.choice'));
    expect(from('India', { ...indian, region: 'Goa' })).toThrow(wrong('taxNumber', 'is.otherState'));
    expect(from('Germany', { taxNumber: 'FR12345678901' })).toThrow(wrong('taxNumber', 'is.taxNumber'));
    from('Brazil', { taxNumber: '12.345.678/0001-95' })();
  });
});

describe('a tax number', () => {
  const vat = 'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
    ' ',
  );
  test.for(vat)('of %s is taken with and without its country, and not with a character less', (country) => {
    const example = taxNumberExample(country)!;
    expect(taxNumberIn(country, ` ${example.toLowerCase()} `)).toBe(example);
    expect(taxNumberIn(country, example.slice(2))).toBe(example);
    expect(taxNumberIn(country, `${example}Ω`)).toBeNull();
  });
  test('of India has a last character that checks the others', () => {
    expect(gstinIn('27aapfu0939f1zv')).toBe('27AAPFU0939F1ZV');
    expect(gstinIn(taxNumberExample('IN')!)).toBe(taxNumberExample('IN'));
    for (const typed of ['27AAPFU0939F1ZX', '72AAPFU0939F1ZV', '27AAPFU0939F1Z', ''])
      expect(gstinIn(typed)).toBeNull();
  });
  test('may be missing', () => expect(taxNumberIn('DE', '  ')).toBe(''));
});

test('the law of some countries wants the address of the buyer on invoices', () => {
  expect(['DE', 'IN', 'GB', 'CH', 'NO'].map(namesBuyers)).toEqual(Array(5).fill(true));
  expect([namesBuyers('US'), namesBuyers(''), isInEu('GB'), isInEu('toString')]).toEqual(
    Array(4).fill(false),
  );
});
