import { describe, expect, test } from 'vitest';
import { features } from '../features.ts';
import { fold } from '../kit.ts';
import { limits } from '../limits.ts';
import { given, unstorable } from '../testSpec.ts';
import { ChangePlan, CreatePlan, firstPlans, RestorePlan, WithdrawPlan } from './commands.ts';
import { PlanChanged, PlanCreated, PlanRestored, PlanWithdrawn } from './events.ts';
import { granted, plan } from './plan.ts';

const terms = {
  name: 'Team',
  description: 'For teams.',
  priceInRupees: 4_999.5,
  priceInDollars: 60,
  allowNumberOfApps: 5,
  allowNumberOfUsers: 100,
  allowTotalNumberOfUsers: 400,
  allowTeamMembers: 3,
  allowedNumberOfRPs: 2,
  billingCycle: 6,
  features: { 'sso.enabled': true, 'max.device.count': 4, 'support.level': 'gold', 'ldap.enabled': false },
};
const sold = {
  published: true,
  isPopular: true,
  offer: { isActive: true, name: 'Spring', discountedPriceInRupees: 4_000, discountedPriceInDollars: 50 },
  shownFeatures: [{ label: 'Passkeys', enabled: true }],
  gatewayPlans: { stripe: 'price_1', razorpay: null },
};
const created = PlanCreated(terms);
const team = { id: 'team', ...terms };
const numbers = [
  ...['priceInRupees', 'priceInDollars', 'allowNumberOfApps', 'allowNumberOfUsers'],
  ...['allowTotalNumberOfUsers', 'allowTeamMembers', 'allowedNumberOfRPs'],
];

describe('creating', () => {
  test('a plan is created with its terms [data.plan-admin]', () =>
    given().when(CreatePlan, team).then(created));
  test('the same plan again changes nothing', () => {
    const features = Object.fromEntries(Object.entries(terms.features).reverse());
    given(created)
      .when(CreatePlan, { ...team, features })
      .then();
  });
  test('another plan under the same id is refused', () =>
    given(created)
      .when(CreatePlan, { ...team, name: 'Other' })
      .thenRefused('plan.taken'));
  test('all but the billing cycle and the features are required [admin.plans.create-required]', () =>
    given()
      .when(CreatePlan, { id: 'team' } as never)
      .thenInvalid('name', 'description', ...numbers));
  test('the billing cycle is a year unless set otherwise [admin.plans.create-billing-cycle]', () => {
    const { billingCycle: _, ...rest } = team;
    given()
      .when(CreatePlan, rest)
      .then(PlanCreated({ ...terms, billingCycle: 12 }));
  });
  test.for([...numbers, 'billingCycle'])('%s must be a number [admin.plans.create-numeric]', (field) => {
    for (const value of ['5', -1, null, Number.NaN, Number.POSITIVE_INFINITY, [1]])
      given()
        .when(CreatePlan, { ...team, [field]: value } as never)
        .thenInvalid(field);
  });
  test('names are one line, because mails have them in their subjects', () => {
    const broken = 'Team\r\nBcc: eve@evil.example';
    const shownFeatures = [{ label: broken, enabled: true }];
    given()
      .when(CreatePlan, {
        ...team,
        ...sold,
        name: broken,
        shownFeatures,
        offer: { ...sold.offer, name: broken },
      })
      .thenInvalid('name', 'offer.name', 'shownFeatures.0.label');
  });
  test('a price has whole cents', () => {
    for (const value of [0.29, 1.1, 4_999.5, 999_999.99, 99_999_999.99])
      given()
        .when(CreatePlan, { ...team, priceInDollars: value })
        .then(PlanCreated({ ...terms, priceInDollars: value }));
    for (const value of [0.001, 9.999, 1e-9])
      given()
        .when(CreatePlan, { ...team, priceInDollars: value })
        .thenInvalid('priceInDollars');
  });
  for (const field of ['name', 'description'])
    test.for(Object.entries(unstorable))(`${field} cannot be %s`, ([, value]) =>
      given()
        .when(CreatePlan, { ...team, [field]: value } as never)
        .thenInvalid(field),
    );
  test('a feature is one that we know, and grants a count, yes or no, or a level', () => {
    const granting = (features: object) => given().when(CreatePlan, { ...team, features } as never);
    granting({ 'free.lunch': true }).thenInvalid('features');
    for (const grant of [-1, 1.5, null, [], 'a\0b', 'x'.repeat(81)])
      granting({ 'app.count': grant }).thenInvalid('features.app.count');
  });
});

describe('changing', () => {
  test('only what is given changes, defaults do not come back', () =>
    given(created)
      .when(ChangePlan, { id: 'team', changes: { allowNumberOfApps: 9 } })
      .then(PlanChanged({ ...terms, allowNumberOfApps: 9 })));
  test('the same again changes nothing', () => {
    for (const changes of [{}, { name: 'Team' }, { features: terms.features }, { name: undefined }])
      given(created).when(ChangePlan, { id: 'team', changes }).then();
  });
  test('changed terms are checked as at the creation', () =>
    given(created)
      .when(ChangePlan, { id: 'team', changes: { name: ' ', billingCycle: 0 } })
      .thenInvalid('changes.name', 'changes.billingCycle'));
  test('a plan that is not there is not changed', () =>
    given().when(ChangePlan, { id: 'team', changes: {} }).thenRefused('plan.unknown'));
});

describe('how it is sold', () => {
  const changing = (changes: object) => given(created).when(ChangePlan, { id: 'team', changes } as never);
  test('is part of its terms: card, offer and the ids at the providers', () =>
    changing(sold).then(PlanChanged({ ...terms, ...sold })));
  test('nobody sees a plan on the pricing page until the staff publish it', () =>
    expect(created.data).toMatchObject({
      published: false,
      isPopular: false,
      offer: null,
      shownFeatures: [],
    }));
  test('an offer ends when it is taken away', () =>
    given(PlanCreated({ ...terms, ...sold }))
      .when(ChangePlan, { id: 'team', changes: { offer: null } })
      .then(PlanChanged({ ...terms, ...sold, offer: null })));
  test('bad terms are refused', () => {
    changing({ offer: { ...sold.offer, discountedPriceInDollars: -1 } }).thenInvalid(
      'changes.offer.discountedPriceInDollars',
    );
    changing({ shownFeatures: [{ label: ' ', enabled: true }] }).thenInvalid('changes.shownFeatures.0.label');
    changing({ shownFeatures: Array(41).fill(sold.shownFeatures[0]) }).thenInvalid('changes.shownFeatures');
    changing({ published: 'yes' }).thenInvalid('changes.published');
  });
});

describe('a withdrawn plan', () => {
  const withdrawn = PlanWithdrawn({});
  const id = { id: 'team' };
  test('is withdrawn once, and sold again once', () => {
    given(created).when(WithdrawPlan, id).then(withdrawn);
    given(created, withdrawn).when(WithdrawPlan, id).then();
    given(created, withdrawn).when(RestorePlan, id).then(PlanRestored({}));
    given(created).when(RestorePlan, id).then();
  });
  test('still grants what it did, and can be changed for those who have it', () => {
    const state = fold(plan, [created, withdrawn]);
    expect(granted(state, 'app.count')).toBe(5);
    given(created, withdrawn)
      .when(ChangePlan, { ...id, changes: { allowNumberOfApps: 6 } })
      .then(PlanChanged({ ...terms, allowNumberOfApps: 6 }));
    expect(fold(plan, [created, withdrawn, PlanChanged(terms)]).status).toBe('withdrawn');
  });
  test('is never the one with which organisations begin', () =>
    given(created).when(WithdrawPlan, { id: 'free_trial' }).thenRefused('plan.trial'));
});

describe('a plan grants', () => {
  const of = (...events: ReturnType<typeof PlanCreated>[]) => fold(plan, events);

  test('the counts of its terms', () => {
    expect(granted(of(created), 'app.count')).toBe(5);
    expect(granted(of(created), 'max.user.per.app.count')).toBe(100);
    expect(granted(of(created), 'max.team.size')).toBe(3);
    expect(granted(of(created), 'max.websites.per.app')).toBe(2);
  });
  test('the limit of pending invitations is the same on every plan', () => {
    for (const each of [plan.initial, of(created)])
      expect(granted(each, 'invite.count')).toBe(limits.pendingInvites);
  });
  test('its terms win over a feature of the same name, zero included', () => {
    const none = PlanCreated({ ...terms, allowNumberOfApps: 0, features: { 'app.count': 7, all: true } });
    expect(granted(of(none), 'app.count')).toBe(0);
  });
  test('counts, yes or no and levels of its features', () => {
    expect(granted(of(created), 'max.device.count')).toBe(4);
    expect(granted(of(created), 'sso.enabled')).toBe(true);
    expect(granted(of(created), 'ldap.enabled')).toBe(false);
    expect(granted(of(created), 'support.level')).toBe('gold');
  });
  test('null where it says nothing', () => expect(granted(of(created), 'radius.enabled')).toBeNull());
  test('everything with `all`, but for what it denies', () => {
    const all = of(PlanCreated({ ...terms, features: { all: true, 'ldap.enabled': false } }));
    expect(granted(all, 'radius.enabled')).toBe(true);
    expect(granted(all, 'ldap.enabled')).toBe(false);
  });
  test('a plan that is not there grants nothing', () =>
    expect(features.map((feature) => granted(of(), feature))).toEqual(features.map(() => false)));
});

test('the first plans are valid, and grant every way to sign in', () => {
  expect(firstPlans.map(({ id }) => id)).toEqual(['free_trial', 'special_plan']);
  for (const first of firstPlans) {
    given().when(CreatePlan, first).thenInvalid();
    const { id: _, ...terms } = CreatePlan.input.parse(first);
    const state = fold(plan, [PlanCreated(terms)]);
    for (const feature of features.filter((each) => each.startsWith('authenticate.')))
      expect(granted(state, feature)).toBe(true);
  }
});
test('the free trial has one application, ten users in it and ten domains', () => {
  const { id: _, ...terms } = CreatePlan.input.parse(firstPlans[0]);
  expect(terms).toMatchObject({ allowNumberOfApps: 1, allowNumberOfUsers: 10, allowedNumberOfRPs: 10 });
});
