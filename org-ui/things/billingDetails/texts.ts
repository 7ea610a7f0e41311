import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of what invoices show of the organisation. */
export const texts = spoken('things/billingDetails', {
  title: 'Billing details',
  lead: 'Invoices show this from the next one on.',
  enter: 'Enter billing details',
  edit: 'Change billing details',
  done: 'Billing details saved',
  none: 'Invoices show the name, the city and the country of your organization. Enter its address and tax number if your accounting needs them.',
  needed: (seller: string) =>
    `${seller} must show your address on invoices, and your tax number if you have one. Please enter them before you pay.`,
  to: (buyer: string) => `The invoice will be to: ${buyer}`,
  kept: 'Invoices that were issued stay as they are. Contact us if one has to be issued again with these details.',
  nameHint: 'The full name of the company, as it stands on invoices.',
  stateHint: 'Decides the tax, and begins your GSTIN',
  country: (name: string) =>
    `Country of the address: ${name}. Contact us if your organization has moved to another one.`,
  taxNumberHint: (example: string) => `Such as ${example}. Leave it empty if you have none.`,
  optional: 'Leave it empty if you have none.',
  referenceHint: 'Such as the number of your order. Invoices repeat it.',
});
