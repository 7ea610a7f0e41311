import { formatNumber } from '../../../web-kit/format.ts';
import { spoken } from '../../../web-kit/language/language.ts';

/** A number of people, in words. */
export const people = (count: number) => `${formatNumber(count)} ${count === 1 ? 'person' : 'people'}`;

/** Texts of people, and of what can be done with them. */
export const personWords = spoken('things/people', {
  count: people,
  /** The same for a number that is in words already. */
  many: (count: string) => (count === '1' ? people(1) : `${count} people`),
  unnamed: 'Person without a name',
  search: 'Search People...',
  none: 'No people yet.',
  noneHint: 'People appear here as soon as they have registered or accepted an invitation.',
  invite: 'Invite users',
  columns: {
    name: 'Person',
    devices: 'Devices',
    applications: 'Applications',
    since: 'Since',
    status: 'Status',
  },
  noAddress: 'No confirmed address',
  suspend: 'Suspend person',
  activate: 'Activate person',
  suspendedNow: 'Person suspended',
  activatedNow: 'Person activated',
  closes: (name: string, applications: number) =>
    `${name} can no longer sign in to ${applications === 1 ? 'the application' : `any of ${applications} applications`}, and is signed out. Nothing is deleted.`,
  closesAll:
    'They can no longer sign in to any application, and are signed out. Nothing is deleted, and access that was suspended by itself stays so.',
  applications: 'Applications of the person',
  present: 'This page',
  facts: (username: string, lastLogin: string) => `${username} · Last Login ${lastLogin}`,
});
