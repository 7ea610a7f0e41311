import { describe, expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { given, now } from '../testSpec.ts';
import { RequestLinkMail, RequestPush } from './commands.ts';
import { LinkMailRequested, PushRequested } from './events.ts';
import { pushWait, spansOf } from './pushes.ts';

const minute = 60_000;
const at = (minutes: number) => new Date(now.getTime() + minutes * minute);
const sent = (transactionId: string, minutes = 0) =>
  PushRequested({ transactionId, requestedAt: at(minutes).toISOString() });
const asking = {
  ...spansOf('ada', now.getTime(), 'page'),
  owner: { kind: 'operator' as const, id: 'ada' },
  holder: { kind: 'operator' as const, id: 'ada' },
  organisationId: 'acme',
  transactionId: 'four',
};
const ofUser = {
  owner: { kind: 'user' as const, id: 'bob-here' },
  holder: { kind: 'person' as const, id: 'bob' },
};
const three = [sent('one'), sent('two', 1), sent('three', 2)];
const spanBefore = { before: { requests: three.map(({ data }) => data) } };

describe('messages to a phone', () => {
  test('are sent once for one request', () => {
    given().when(RequestPush, asking).then(sent('four'));
    given(sent('four'))
      .when(RequestPush, asking, { now: at(1) })
      .then();
    given(...three)
      .when(RequestPush, { ...asking, transactionId: 'two' })
      .then();
    given()
      .when(RequestPush, { ...asking, transactionId: 'two' }, { needs: spanBefore })
      .then();
  });
  test('are followed by one mail where no app was reached, which does not count again', () => {
    const mailed = LinkMailRequested({ transactionId: 'two', requestedAt: at(3).toISOString() });
    const two = { ...asking, transactionId: 'two' };
    given(...three)
      .when(RequestLinkMail, two, { now: at(3) })
      .then(mailed);
    given()
      .when(RequestLinkMail, two, { now: at(3), needs: spanBefore })
      .then(mailed);
    given(...three, mailed)
      .when(RequestLinkMail, two, { now: at(4) })
      .then();
    given(sent('one'), sent('two', 1), mailed)
      .when(RequestPush, asking, { now: at(4) })
      .then(sent('four', 4));
    expect(pushWait([spanBefore.before, { requests: [mailed.data] }], at(10.5).getTime())).toBe(0);
  });
  test('are three in ten minutes at most, in this span of time and across its border', () => {
    const within = { now: at(9.99) };
    given(...three)
      .when(RequestPush, asking, within)
      .thenRefused('push.tooMany');
    given()
      .when(RequestPush, asking, { ...within, needs: spanBefore })
      .thenRefused('push.tooMany');
    given(sent('three', 2))
      .when(RequestPush, asking, {
        ...within,
        needs: { before: { requests: spanBefore.before.requests.slice(0, 2) } },
      })
      .thenRefused('push.tooMany');
    given(...three)
      .when(RequestPush, asking, { now: at(10) })
      .then(sent('four', 10));
    given()
      .when(RequestPush, asking, { now: at(10), needs: spanBefore })
      .then(sent('four', 10));
  });
  test('wait until the third last is ten minutes old', () => {
    const requests = three.map(({ data }) => data);
    expect(pushWait([{ requests: requests.slice(1) }], at(3).getTime())).toBe(0);
    expect(pushWait([{ requests: [] }, { requests }], at(3).getTime())).toBe(7 * minute);
    expect(pushWait([{ requests }], at(10).getTime())).toBe(0);
    expect(limits.pushes).toBe(3);
  });
  test('reach nobody who is suspended', () => {
    given()
      .when(RequestPush, asking, { needs: { owner: { status: 'suspended' } } })
      .thenRefused('operator.suspended');
    given()
      .when(RequestPush, { ...asking, ...ofUser }, { needs: { owner: { status: 'suspended' } } })
      .thenRefused('user.suspended');
    given()
      .when(RequestPush, { ...asking, ...ofUser }, { needs: { holder: { status: 'suspended' } } })
      .thenRefused('user.suspended');
    given()
      .when(RequestPush, asking, { needs: { organisation: { status: 'suspended' } } })
      .thenRefused('organisation.suspended');
  });
  test('of neighbouring spans are told apart from those of other operators', () => {
    const { id, before } = spansOf('ada', now.getTime(), 'page');
    expect(spansOf('ada', now.getTime() + limits.pushSpan, 'page').before).toBe(id);
    expect(
      new Set([
        id,
        before,
        spansOf('eve', now.getTime(), 'page').id,
        spansOf('ada', now.getTime(), 'network').id,
      ]).size,
    ).toBe(4);
  });
});
