import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the seller and the taxes. */
export const texts = spoken('staff/pages/invoicing', {
  tab: 'Seller and taxes',
  back: 'Back to the invoices',
  seller: {
    title: 'Seller',
    lead: 'Invoices show the seller from now on. Those that are issued stay as they are.',
    none: 'Nobody has entered the seller yet. An invoice that is issued before that has no file to download, until all of it is credited and it is issued again.',
    edit: 'Edit the seller',
    done: 'Seller saved',
    fields: {
      name: 'Name',
      street: 'Street',
      postalCode: 'Postal code',
      city: 'City',
      country: 'Country',
      taxId: 'Tax number',
    },
    taxIdHint: 'As invoices show it, such as DE123456789. Without one, no tax can be charged.',
  },
  taxes: {
    title: 'Taxes by country',
    lead: 'Prices contain the tax of the buyer’s country. For a country that is not here, no tax is charged.',
    europe:
      'A buyer in another country of the European Union that has entered its VAT number is charged no tax, and owes it itself (reverse charge), when the tax number of the seller is one of the VAT too.',
    india:
      'The tax of India is half CGST and half SGST (or UTGST) in the seller’s own state, and IGST in any other. The states are those of the seller’s GSTIN and of the buyer’s billing details. Where one is not known, invoices show the tax by the name in this table.',
    none: 'No country has a tax.',
    needsTaxId: 'Enter the tax number of the seller first.',
    add: 'Add a tax',
    edit: 'Edit the tax',
    done: 'Tax saved',
    columns: { country: 'Country', name: 'Name', percent: 'Percent', action: 'Action' },
    nameHint: 'As invoices show it, such as VAT',
    percentHint: 'Such as 19 or 8.25',
    badPercent: 'Please enter a number from 0 to 100 with at most two decimals',
    remove: (country: string) => `Remove the tax of ${country}`,
    removal: {
      title: 'Remove the tax',
      text: (country: string) => `Buyers in ${country} are charged no tax from now on.`,
    },
    removed: 'Tax removed',
  },
});
