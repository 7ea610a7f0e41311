import { expect, test } from 'vitest';
import { deedOf, inWords } from './eventWords.ts';

test('an event is told in words', () => {
  expect(inWords('ApplicationSuspended')).toBe('Application suspended');
  expect(inWords('SubscriptionPastDue')).toBe('Subscription past due');
  expect(inWords('OrganisationRegistered')).toBe('Organization registered');
});
test.for([
  ['ApplicationSuspended', 'Wiki', 'suspended the application Wiki'],
  ['ApplicationOpenedToEverybody', 'Wiki', 'opened the application Wiki to everybody'],
  ['UserMadeDirect', 'grace', 'made the user grace direct'],
  ['DeviceAdded', null, 'added the device'],
  ['OrganisationSuspended', 'Acme', 'suspended the organization Acme'],
  ['SignedIn', null, 'signed in'],
  ['GroupJoined', 'Grace Hopper', 'added Grace Hopper to a group'],
  ['GroupLeft', null, 'removed somebody from a group'],
  ['OperatorRoleGiven', 'Bob', 'gave Bob another role in the team'],
  ['OwnerWithdrawn', 'Acme', 'took the role of an owner from a member of the team'],
  ['StarterDismissed', 'Demo Operator', 'hid the first steps'],
  ['DeviceHintDismissed', 'Demo Operator', 'hid the advice to add a second device'],
  ['DeviceInvitationRequested', 'Bob', 'asked for a link that adds a device of Bob'],
  ['SubscriptionPastDue', null, 'Subscription past due'],
] as const)('%s is told as a deed', ([event, whom, told]) => expect(deedOf(event, whom)).toBe(told));
