import { expect, test } from 'vitest';
import { quotas } from '../limits/quotas.ts';
import { ratesOf } from '../limits/rates.ts';
import { withinQuota } from './quota.ts';

test('a whole /48 of IPv6 has ten times the quota of one of its /64, and an address of IPv4 has it alone', async () => {
  const { count } = quotas.protocolRequests;
  const kit = { rates: ratesOf(), limits: undefined as never, clock: () => 0, widened: async () => 1 };
  const passes = async (ip: string) => {
    for (let passed = 0; ; passed++)
      try {
        await withinQuota(kit, 'protocolRequests', 'acme', { ip });
      } catch {
        return passed;
      }
  };
  for (let n = 0; n < 10; n++) expect(await passes(`2001:db8:1:${n}::7`)).toBe(count);
  expect(await passes('2001:db8:1:ffff::7')).toBe(0);
  expect(await passes('2001:db8:2::7')).toBe(count);
  for (let n = 0; n < 20; n++) expect(await passes(`192.0.2.${n}`)).toBe(count);
});
