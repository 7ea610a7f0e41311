import { z } from 'zod';
import { same } from '../changes.ts';
import { countryCodeOf } from '../countries.ts';
import { commandsOf, id, lineText, ref, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { organisation } from '../organisation/organisation.ts';
import { wrong } from '../problems.ts';
import { invalid } from '../refusals.ts';
import { billingDetails } from './billingDetails.ts';
import * as happened from './events.ts';
import { checkedFields, problemIn } from './problems.ts';
import { taxNumberIn } from './taxNumbers.ts';

const command = commandsOf(billingDetails);
/** A text of one line, or none. */
const optional = (max: number) =>
  text(max)
    .refine((line) => !/[\r\n]/.test(line), wrong('is.oneLine'))
    .default('');

/** What an operator fills in. */
export const billingForm = z.object({
  name: lineText(limits.name),
  street: lineText(limits.profile.street),
  postalCode: optional(limits.profile.postalCode),
  city: lineText(limits.name),
  region: optional(limits.name).describe('A state or province. In India it is needed, and its English name.'),
  taxNumber: optional(limits.taxId).describe('Such as DE123456789, or a GSTIN; empty for none.'),
  reference: optional(limits.purchaseReference).describe('Such as the number of an order; empty for none.'),
});

/**
 * Enters or changes what invoices show of the organisation from now on. Its country decides what can be right. `before` is all
 * that was known after this many `changes`, because a state holds no personal data: what is the same changes nothing.
 */
export const ChangeBillingDetails = command(
  {
    input: z.object({
      ...{ id: id(), ...billingForm.shape },
      ...{ before: happened.details.nullable().default(null), changes: z.int().default(0) },
    }),
    parent: ({ id }) => ref(organisation, id),
    needs: ({ id }) => ({ organisation: ref(organisation, id) }),
  },
  (state, { id, before, changes, ...typed }, { needs }) => {
    const country = countryCodeOf(needs.organisation.country);
    const problems = checkedFields.flatMap((field) => {
      const fault = problemIn(field, typed, country);
      return fault ? [{ field, ...fault }] : [];
    });
    if (problems.length) throw invalid(...problems);
    const taxNumber = taxNumberIn(country, typed.taxNumber) ?? '';
    const details = { ...typed, taxNumber };
    const isKnown = state.changes === changes && same(details, before);
    return isKnown ? [] : [happened.BillingDetailsChanged({ subjectId: id, details })];
  },
);
