import { expect, test } from 'vitest';
import { ApplicationDeleted } from '../../../domain/application/events.ts';
import { HelpAllowed, HelpDeclined, HelpExpired, HelpRequested } from '../../../domain/helpRequest/events.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import { PersonDeleted } from '../../../domain/person/events.ts';
import { UserMadeDirect, UserRegistered } from '../../../domain/user/events.ts';
import { after, at } from '../../testSpec.ts';
import { helpRequests } from './helpRequests.ts';

const acme = { organisationId: 'acme' };
type Story = Parameters<typeof after>[1];
const about = {
  ...{ kind: 'access' as const, personId: 'grace', applicationId: 'wiki', userId: 'grace-at-hr' },
  ...{ username: 'grace@acme.example', name: 'Grace', note: 'For the handbook' },
};
const registered = { personId: 'grace', realm: 'oidc', username: 'grace', name: 'Grace' } as const;
const asked: Story = ['grace-at-wiki', HelpRequested({ ...about, openUntil: at }), acme];

test('a request waits as it was asked', () =>
  after(helpRequests, asked).shows({
    ...{ id: 'grace-at-wiki', organisationId: 'acme', ...about, requestedAt: at, expiresAt: at },
  }));
test('a request waits on while the person has the access by an opening, which may end', () => {
  const entered: Story = ['grace-at-wiki', UserRegistered({ ...registered, direct: false }), acme];
  expect(after(helpRequests, asked, entered).rows).toHaveLength(1);
});
test.for<[string, Story]>([
  ['it is allowed', ['grace-at-wiki', HelpAllowed({}), acme]],
  ['it is declined', ['grace-at-wiki', HelpDeclined({}), acme]],
  ['it expires', ['grace-at-wiki', HelpExpired({}), acme]],
  ['the person has the access in another way', ['grace-at-wiki', UserRegistered(registered), acme]],
  ['access that came by an opening is the person’s for good', ['grace-at-wiki', UserMadeDirect({}), acme]],
  ['the person is forgotten', ['grace', PersonDeleted({ groups: [] }), acme]],
  ['the application is deleted', ['wiki', ApplicationDeleted({ wasSuspended: false }), acme]],
  ['the organisation is deleted', ['acme', OrganisationDeleted({}), {}]],
])('it waits no longer when %s', ([, end]) => expect(after(helpRequests, asked, end).rows).toEqual([]));
