import { describe, expect, test } from 'vitest';
import { fold } from '../kit.ts';
import { limits } from '../limits.ts';
import { given, now } from '../testSpec.ts';
import { addressLimits, factorOf } from './addressLimits.ts';
import { EndWidening, WidenAddress } from './commands.ts';
import { AddressWidened, AddressWideningChanged, AddressWideningEnded } from './events.ts';

const office = { network: '192.0.2.0/24', factor: 10, reason: 'An office of 2,000', until: '2026-06-30' };
const wideningId = '192.0.2.0_24';
const list = { id: 'global' as const };
const one = { ...list, wideningId };
const widened = AddressWidened({ wideningId, ...office });

describe('widening the limits of an address', () => {
  test('names a network in one spelling, with a reason, a factor and a last day', () =>
    given()
      .when(WidenAddress, { ...list, ...office, network: ' 192.0.2.77/24', reason: ' An office of 2,000 ' })
      .then(widened));
  test('once is enough', () =>
    given(widened)
      .when(WidenAddress, { ...list, ...office })
      .then());
  test.for(['10.0.0.0/8', '0.0.0.0/0', '::/0', '2001:db8::/31', 'office.example', '1.2.3', '__proto__'])(
    'takes an address or a network of a reasonable size, and %s is neither',
    (network) =>
      given()
        .when(WidenAddress, { ...list, ...office, network })
        .thenInvalid('network'),
  );
  test.for([1, 0, -5, 101, 2.5, Number.NaN, '10'])('takes a factor from 2 to 100, and %s is none', (factor) =>
    given()
      .when(WidenAddress, { ...list, ...office, factor: factor as number })
      .thenInvalid('factor'),
  );
  test('needs a reason and a day', () =>
    given()
      .when(WidenAddress, { ...list, ...office, reason: ' ', until: 'soon' })
      .thenInvalid('reason', 'until'));
  test.for(['2025-12-31', '2027-01-03'])('ends today or within a year, not on %s', (until) =>
    given()
      .when(WidenAddress, { ...list, ...office, until })
      .thenRefused('widening.until'),
  );
  test('changes what the network has, which may be an entry of before or have ended', () => {
    const changing = (changes: object) =>
      given(widened).when(WidenAddress, { ...list, ...office, ...changes });
    changing({ network: '192.0.2.9/24', factor: 20 }).then(
      AddressWideningChanged({ wideningId, ...office, factor: 20 }),
    );
    changing({ until: '2025-01-01' }).thenRefused('widening.until');
    given(AddressWidened({ wideningId: 'old', ...office }))
      .when(WidenAddress, { ...list, ...office, until: '2026-09-01' }, { now: new Date('2026-07-01') })
      .then(AddressWideningChanged({ wideningId: 'old', ...office, until: '2026-09-01' }));
  });
  test('has an end, so that the list stays short', () => {
    const many = Array.from({ length: limits.widenings }, (_, n) =>
      AddressWidened({ wideningId: `w${n}`, ...office, network: `10.0.${n}.0/24` }),
    );
    given(...many)
      .when(WidenAddress, { ...list, ...office })
      .thenRefused('widening.full');
  });
});

describe('a widening', () => {
  test('is ended once', () => {
    given(widened).when(EndWidening, one).then(AddressWideningEnded({ wideningId }));
    given(widened, AddressWideningEnded({ wideningId }))
      .when(EndWidening, one)
      .thenRefused('widening.unknown');
    given().when(EndWidening, one).thenRefused('widening.unknown');
  });
  test.for(['two', '__proto__', 'constructor'])(
    'is known by its id, and %s is no id of one',
    (wideningId) => {
      given(widened)
        .when(EndWidening, { ...list, wideningId })
        .thenRefused('widening.unknown');
    },
  );
});

describe('the factor of an address', () => {
  const state = fold(addressLimits, [
    widened,
    AddressWidened({ wideningId: 'two', ...office, network: '192.0.2.7', factor: 50 }),
    AddressWidened({ wideningId: 'three', ...office, network: '2001:db8::/32', factor: 4 }),
  ]);
  test.for([
    ['192.0.2.200', 10],
    ['192.0.2.7', 50],
    ['::ffff:192.0.2.200', 10],
    ['192.0.3.1', 1],
    ['2001:db8:1::9%eth0', 4],
    ['2001:db9::1', 1],
    ['unknown', 1],
    ['', 1],
  ] as const)('is the largest of the networks that contain it: %s has %i', ([address, factor]) =>
    expect(factorOf(state, address, now)).toBe(factor),
  );
  test('holds to the end of the last day', () => {
    expect(factorOf(state, '192.0.2.1', new Date('2026-06-30T23:59:59Z'))).toBe(10);
    expect(factorOf(state, '192.0.2.1', new Date('2026-07-01T00:00:00Z'))).toBe(1);
  });
});
