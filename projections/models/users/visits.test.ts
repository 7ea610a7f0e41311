import { test } from 'vitest';
import { ApplicationDeleted } from '../../../domain/application/events.ts';
import { SignedIn } from '../../../domain/transaction/events.ts';
import { after } from '../../testSpec.ts';
import { visits } from './visits.ts';

type Story = Parameters<typeof after>[1];
let told = 0;
const signedIn = (country?: string, where: object = { applicationId: 'shop', userId: 'ada' }): Story => [
  `t-${told++}`,
  SignedIn({
    ...{ deviceId: 'key', method: 'this device', counter: 0, platform: 'Android', browser: 'Chrome' },
    ...{ backedUp: false, ...(country && { country }) },
  }),
  { organisationId: 'acme', ...where },
];

test('sign-ins are counted by application and country [org-insights.audience]', () =>
  after(
    visits,
    signedIn('DE'),
    signedIn('IN'),
    signedIn('DE'),
    signedIn('DE', { applicationId: 'office', userId: 'ada' }),
  ).shows(
    { applicationId: 'shop', country: 'DE', count: 2 },
    { applicationId: 'shop', country: 'IN', count: 1 },
    { applicationId: 'office', country: 'DE', count: 1 },
  ));
test('those of an unknown country are counted too, and those to the console are not', () =>
  after(visits, signedIn(), signedIn('DE', { operatorId: 'op' })).shows({ country: '', count: 1 }));
test('they go with their application', () =>
  after(visits, signedIn('DE'), ['shop', ApplicationDeleted({ wasSuspended: false })]).shows());
