import { describe, expect, test } from 'vitest';
import { ref } from '../kit.ts';
import { limits } from '../limits.ts';
import { person } from '../person/person.ts';
import { granted, plan } from '../plan/plan.ts';
import { given, unstorable } from '../testSpec.ts';
import { SubscribePush, UnsubscribePush } from './commands.ts';
import { PushSubscribed, PushUnsubscribed } from './events.ts';

const id = { id: 'subscription-1' };
const target = {
  endpoint: 'https://push.example/send/abc',
  p256dh: 'B'.repeat(87),
  auth: 'a'.repeat(22),
  serverKey: 'C'.repeat(87),
};
const subscribed = PushSubscribed({ ...target, ownerId: 'ada', deviceId: null });
const subscribing = { ...id, ...target, holder: { kind: 'operator', id: 'ada' }, deviceId: null } as const;

describe('an installed app', () => {
  test('subscribes once, is forgotten once, and does not come back', () => {
    given().when(SubscribePush, subscribing).then(subscribed);
    given(subscribed).when(SubscribePush, subscribing).then();
    given(subscribed)
      .when(UnsubscribePush, id)
      .then(PushUnsubscribed({ gone: false }));
    given(subscribed)
      .when(UnsubscribePush, { ...id, gone: true })
      .then(PushUnsubscribed({ gone: true }));
    const gone = [subscribed, PushUnsubscribed({ gone: false })];
    given(...gone)
      .when(SubscribePush, subscribing)
      .thenRefused('push.unknown');
    given(...gone)
      .when(UnsubscribePush, id)
      .thenRefused('push.unknown');
    given().when(UnsubscribePush, id).thenRefused('push.unknown');
  });
  test('belongs to the device with which it was signed in last', () => {
    const on = (deviceId: string) => PushSubscribed({ ...target, ownerId: 'ada', deviceId });
    given()
      .when(SubscribePush, { ...subscribing, deviceId: 'phone' })
      .then(on('phone'));
    for (const before of [subscribed, on('phone')])
      given(before)
        .when(SubscribePush, { ...subscribing, deviceId: 'tablet' })
        .then(on('tablet'));
    given(on('phone'))
      .when(SubscribePush, { ...subscribing, deviceId: 'phone' })
      .then();
    given(on('phone')).when(SubscribePush, subscribing).then();
  });
  test('is a person’s as well as an operator’s', () => {
    const holder = { kind: 'person', id: 'bob' } as const;
    given()
      .when(SubscribePush, { ...subscribing, holder })
      .then(PushSubscribed({ ...target, ownerId: 'bob', deviceId: null }));
    expect(SubscribePush.parent!({ ...subscribing, holder })).toEqual(ref(person, 'bob'));
  });
  test('is one person’s at a time, and one person has ten at most', () => {
    expect(SubscribePush.claims!(subscribing, { organisationId: 'acme' })).toEqual([
      { kind: 'push', value: target.endpoint },
      { kind: 'push.count', of: 'ada' },
    ]);
    expect(granted(plan.initial, 'push.count')).toBe(limits.pushDevices);
  });
  test('says where its messages go, and with which keys they are sealed', () => {
    const wrong = (field: string, value: unknown) =>
      given()
        .when(SubscribePush, { ...subscribing, [field]: value } as never)
        .thenInvalid(field);
    for (const endpoint of ['push.example', 'ftp://push.example/', 'https://a@push.example/', 'https://a b/'])
      wrong('endpoint', endpoint);
    wrong('endpoint', `https://push.example/${'x'.repeat(1000)}`);
    for (const value of Object.values(unstorable)) wrong('endpoint', value);
    for (const [field, value] of [
      ['p256dh', 'B'.repeat(86)],
      ['p256dh', `${'B'.repeat(86)}=`],
      ['auth', 'a'.repeat(23)],
      ['auth', ''],
      ['serverKey', 'short'],
    ] as const)
      wrong(field, value);
  });
});
