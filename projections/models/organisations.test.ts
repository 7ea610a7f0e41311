import { expect, test } from 'vitest';
import { ApplicationCreated, ApplicationDeleted } from '../../domain/application/events.ts';
import { OperatorDeleted, OperatorRegistered } from '../../domain/operator/events.ts';
import * as organisation from '../../domain/organisation/events.ts';
import { after, at } from '../testSpec.ts';
import { organisations } from './organisations.ts';

const under = { organisationId: 'acme' };
const later = { ...under, at: '2026-01-02T00:00:00.000Z' };
type Story = Parameters<typeof after>[1][];
const company = {
  ...{ name: 'Acme Ltd', country: 'UK', url: 'https://acme.example', size: '1-10' },
  ...{ industry: 'Retail', city: 'London', linkedinUrl: '' },
};
const registered = organisation.OrganisationRegistered({ ...company, planId: 'free_trial' });
const application = ApplicationCreated({
  settings: {
    ...{ kind: 'web', name: 'Shop', logo: '', origins: ['https://shop.example'], tokenValidityTime: 120_000 },
    ...{ samePlatformAuth: true, remotePlatformAuth: true },
    ...{ multipleDeviceAllowed: true, wordpressPluginEnabled: true },
  },
});
const operator = OperatorRegistered({
  ...{ email: 'a@b.io', name: 'Ada', phoneNumber: '1', title: '', designation: 'C level', owner: true },
  ...{ isUniversityConnection: false, isFollowUpCall: false, termsAcceptedAt: at },
});
const then = (...events: Story) => after(organisations, ['acme', registered, under], ...events);

test('an organisation begins on the free trial, without an address', () =>
  then().shows({
    ...{ id: 'acme', ...company, planId: 'free_trial', subdomain: null, suspended: false },
    ...{ phoneSignIn: 'allowed', recoveryWaitHours: 24 },
    ...{ applicationCount: 0, operatorCount: 0, createdAt: at, updatedAt: at },
  }));
test('the vanity address brings name and country with it', () =>
  then([
    'acme',
    organisation.VanityAddressChosen({ name: 'Acme', country: 'India', subdomain: 'acme-shop' }),
    later,
  ]).shows({ name: 'Acme', country: 'India', subdomain: 'acme-shop', city: 'London', updatedAt: later.at }));
test('its plan, suspension and activation show', () => {
  then(['acme', organisation.OrganisationPlanChanged({ planId: 'team' }), later]).shows({
    ...{ planId: 'team', updatedAt: later.at },
  });
  then(['acme', organisation.OrganisationSuspended({}), under]).shows({ suspended: true });
  then(
    ['acme', organisation.OrganisationSuspended({}), under],
    ['acme', organisation.OrganisationActivated({}), under],
  ).shows({ suspended: false });
});
test('its security settings show', () => {
  const security = { phoneSignIn: 'nearby', recoveryWaitHours: 48 } as const;
  then(['acme', organisation.OrganisationSecurityChanged(security), later]).shows({
    ...security,
    updatedAt: later.at,
  });
});
test('applications and operators are counted up and down, those of others are not', () => {
  const made: Story = [
    ['rival', registered, { organisationId: 'rival' }],
    ['shop', application, under],
    ['office', application, under],
    ['theirs', application, { organisationId: 'rival' }],
    ['ada', operator, under],
    ['bob', operator, under],
  ];
  then(...made).shows(
    { id: 'acme', applicationCount: 2, operatorCount: 2 },
    { id: 'rival', applicationCount: 1, operatorCount: 0 },
  );
  then(
    ...made,
    ['shop', ApplicationDeleted({ wasSuspended: true }), under],
    ['ada', OperatorDeleted({}), under],
  ).shows({ id: 'acme', applicationCount: 1, operatorCount: 1 }, { id: 'rival', applicationCount: 1 });
});
test('a deleted organisation is gone, and the cascade after it brings nothing back', () =>
  expect(
    then(
      ['shop', application, under],
      ['acme', organisation.OrganisationDeleted({}), under],
      ['shop', ApplicationDeleted({ wasSuspended: false }), under],
    ).rows,
  ).toEqual([]));
