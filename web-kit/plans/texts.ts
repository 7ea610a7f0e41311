import { formatNumber } from '../format.ts';
import { spoken } from '../language/language.ts';

const many = (count: number, thing: string) => `${formatNumber(count)} ${thing}${count === 1 ? '' : 's'}`;

/** Texts of the card of a plan, and of what invoices show of their buyer. */
export const texts = spoken('web-kit/plans', {
  popular: 'Most popular',
  billing: {
    name: 'Name on invoices',
    address: 'Address',
    street: 'Street and number',
    postalCode: 'Postal code',
    city: 'City',
    region: 'State or province',
    taxNumber: 'Tax number',
    reference: 'Your reference',
  },
  per: (months: number) => (months === 12 ? '/ year' : months === 1 ? '/ month' : `/ ${months} months`),
  off: (percent: number) => `${percent}% off`,
  apps: (count: number) => many(count, 'application'),
  users: (count: number) => `${many(count, 'user')} per application`,
  domains: (count: number) => `${many(count, 'domain')} per application`,
  included: 'Included',
  missing: 'Not included',
});
