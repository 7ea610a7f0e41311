import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the widened limits of addresses. */
export const texts = spoken('staff/pages/addressLimits', {
  tab: 'Limits',
  lead: 'An office or a mobile network can have many people behind one address. Here you let an address do more in a minute or a day than others. Limits of an account, such as those on passwords, stay as they are.',
  filter: 'Filter by address or reason',
  fields: {
    network: 'Address or network',
    factor: 'Times the usual limits',
    reason: 'Reason',
    until: 'Until (UTC)',
  },
  networkHint: 'Such as 203.0.113.7 or 203.0.113.0/24',
  badNetwork: 'Please enter an IP address, or a network: IPv4 at least /16, IPv6 at least /32',
  badFactor: (least: number, most: number) => `Please enter a whole number from ${least} to ${most}`,
  reasonHint: 'It stays in the event log.',
  untilHint: 'The last day, at most a year from now',
  ended: 'ended',
  create: 'Widen an address',
  edit: 'Edit wider limits',
  added: 'The limits of the address are wider now',
  changed: 'Wider limits changed',
  removed: 'The usual limits hold again',
  remove: (network: string) => `Remove ${network}`,
  removal: {
    title: 'Remove wider limits',
    text: (network: string) => `The usual limits will hold for ${network} again.`,
  },
  removals: {
    text: 'The usual limits will hold for these addresses and networks again.',
    told: (count: number) => `Wider limits of ${count} ${count === 1 ? 'address' : 'addresses'} removed`,
  },
});
