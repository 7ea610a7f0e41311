import { describe, test } from 'vitest';
import * as byOperator from '../operator/commands.ts';
import {
  DeviceReinstated,
  DeviceReleased,
  DeviceWithdrawn,
  OperatorRegistered,
  OperatorSuspended,
} from '../operator/events.ts';
import {
  ReinstateMember,
  ReinstateOwner,
  ReleaseMember,
  WithdrawMember,
  WithdrawOwner,
} from '../organisation/commands.ts';
import {
  MemberReinstated,
  MemberReleased,
  MemberWithdrawn,
  OrganisationRegistered,
  OwnerReinstated,
  OwnerWithdrawn,
} from '../organisation/events.ts';
import * as byPerson from '../person/commands.ts';
import { PersonRegistered } from '../person/events.ts';
import { given, now } from '../testSpec.ts';

const operator = OperatorRegistered({
  ...{ email: 'ada@acme.example', name: 'Ada', phoneNumber: '', title: '', designation: '', owner: true },
  ...{ isUniversityConnection: false, isFollowUpCall: false, termsAcceptedAt: now.toISOString() },
});
const person = PersonRegistered({ address: null });
const company = OrganisationRegistered({
  ...{ name: 'Acme', country: 'France', planId: 'free_trial', url: 'https://acme.example', size: '1-10' },
  ...{ industry: 'Software', city: '', linkedinUrl: '' },
});
const phone = { deviceId: 'phone' };
const laptop = { deviceId: 'laptop' };

describe.for([
  ['an operator', operator, byOperator],
  ['a person', person, byPerson],
] as const)('of the devices of %s', ([, registered, { WithdrawDevice, ReleaseDevice, ReinstateDevice }]) => {
  const one = { id: 'person-1', ...phone };
  test('one may be suspended or removed while another one works', () => {
    given(registered)
      .when(WithdrawDevice, { ...one, other: 'laptop' })
      .then(DeviceWithdrawn(phone));
    given(registered)
      .when(ReleaseDevice, { ...one, other: 'laptop' })
      .then(DeviceReleased(phone));
  });
  test('the last working one may neither be suspended nor removed', () => {
    given(registered)
      .when(WithdrawDevice, { ...one, other: null })
      .thenRefused('device.lastWorking');
    given(registered)
      .when(ReleaseDevice, { ...one, other: null })
      .thenRefused('device.last');
  });
  test.for([DeviceWithdrawn(laptop), DeviceReleased(laptop)])(
    'of two that stop at the same moment one stays: $type counts no more',
    (gone) => {
      given(registered, gone)
        .when(WithdrawDevice, { ...one, other: 'laptop' })
        .thenRefused('device.lastWorking');
      given(registered, gone)
        .when(ReleaseDevice, { ...one, other: 'laptop' })
        .thenRefused('device.last');
    },
  );
  test('one that is activated counts again, once', () => {
    given(registered, DeviceWithdrawn(laptop), DeviceReinstated(laptop))
      .when(WithdrawDevice, { ...one, other: 'laptop' })
      .then(DeviceWithdrawn(phone));
    given(registered, DeviceWithdrawn(phone)).when(ReinstateDevice, one).then(DeviceReinstated(phone));
    given(registered).when(ReinstateDevice, one).then();
  });
  test('one that is suspended may be removed', () =>
    given(registered, DeviceWithdrawn(phone))
      .when(ReleaseDevice, { ...one, other: 'laptop' })
      .then(DeviceReleased(phone)));
  test('stopping one again changes nothing', () => {
    given(registered, DeviceWithdrawn(phone))
      .when(WithdrawDevice, { ...one, other: null })
      .then();
    given(registered, DeviceReleased(phone))
      .when(ReleaseDevice, { ...one, other: null })
      .then();
  });
});

test('a suspended person keeps one working device as well', () =>
  given(operator, OperatorSuspended({}))
    .when(byOperator.WithdrawDevice, { id: 'op-1', ...phone, other: null })
    .thenRefused('device.lastWorking'));

test('a lost device counts no more, although it is the last one', () => {
  const lost = { id: 'person-1', ...phone };
  given(person).when(byPerson.LoseDevice, lost).then(DeviceWithdrawn(phone));
  given(person, DeviceWithdrawn(phone)).when(byPerson.LoseDevice, lost).then();
});

describe('of the owners of an organisation', () => {
  const [ada, bob] = [{ operatorId: 'ada' }, { operatorId: 'bob' }];
  const one = { id: 'org-1', ...ada };
  test('one may get another role while another one works', () =>
    given(company)
      .when(WithdrawOwner, { ...one, other: 'bob' })
      .then(OwnerWithdrawn(ada)));
  test('the last one who works stays one', () => {
    given(company)
      .when(WithdrawOwner, { ...one, other: null })
      .thenRefused('operator.last');
    for (const gone of [MemberWithdrawn(bob), MemberReleased(bob), OwnerWithdrawn(bob)])
      for (const command of [WithdrawOwner, WithdrawMember, ReleaseMember])
        given(company, gone)
          .when(command, { ...one, other: 'bob' })
          .thenRefused('operator.last');
  });
  test('one who becomes an owner again counts again', () => {
    given(company, OwnerWithdrawn(ada)).when(ReinstateOwner, one).then(OwnerReinstated(ada));
    given(company).when(ReinstateOwner, one).then();
    given(company, OwnerWithdrawn(bob), OwnerReinstated(bob))
      .when(WithdrawOwner, { ...one, other: 'bob' })
      .then(OwnerWithdrawn(ada));
  });
  test('lowering one again changes nothing, and who is an owner no more may go', () => {
    given(company, OwnerWithdrawn(ada))
      .when(WithdrawOwner, { ...one, other: null })
      .then();
    given(company, OwnerWithdrawn(ada))
      .when(WithdrawMember, { ...one, other: 'bob' })
      .then(MemberWithdrawn(ada));
  });
});

describe('of the members of an organisation', () => {
  const [ada, bob] = [{ operatorId: 'ada' }, { operatorId: 'bob' }];
  const one = { id: 'org-1', ...ada };
  test('one may be suspended or deleted while another one works', () => {
    given(company)
      .when(WithdrawMember, { ...one, other: 'bob' })
      .then(MemberWithdrawn(ada));
    given(company)
      .when(ReleaseMember, { ...one, other: 'bob' })
      .then(MemberReleased(ada));
  });
  test('the last one who works may neither be suspended nor deleted', () => {
    for (const command of [WithdrawMember, ReleaseMember]) {
      given(company)
        .when(command, { ...one, other: null })
        .thenRefused('operator.last');
      for (const gone of [MemberWithdrawn(bob), MemberReleased(bob)])
        given(company, gone)
          .when(command, { ...one, other: 'bob' })
          .thenRefused('operator.last');
    }
  });
  test('one who is activated counts again', () => {
    given(company, MemberWithdrawn(ada)).when(ReinstateMember, one).then(MemberReinstated(ada));
    given(company).when(ReinstateMember, one).then();
    given(company, MemberWithdrawn(bob), MemberReinstated(bob))
      .when(WithdrawMember, { ...one, other: 'bob' })
      .then(MemberWithdrawn(ada));
  });
  test('stopping one again changes nothing', () => {
    given(company, MemberWithdrawn(ada))
      .when(WithdrawMember, { ...one, other: null })
      .then();
    given(company, MemberReleased(ada))
      .when(ReleaseMember, { ...one, other: null })
      .then();
  });
});
