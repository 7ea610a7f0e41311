import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { duplicates } from './duplicates.ts';
import { type Packet, parsePacket } from './protocol/packet.ts';
import { request } from './protocol/testRequests.ts';

const sender = { address: '192.0.2.1', port: 1645 };
const packet = (identifier = 1, authenticator: Buffer = randomBytes(16)) =>
  parsePacket(request(Buffer.from('secret'), { identifier, authenticator })) as Packet;
const lasts = 120_000;

function clocked(most?: number) {
  let now = 0;
  const seen = duplicates(() => now, most);
  return { seen, later: (milliseconds: number) => (now += milliseconds) };
}
const fresh = (state: ReturnType<ReturnType<typeof duplicates>['see']>) => {
  if (state.state !== 'new') throw new Error(`is ${state.state}`);
  return state;
};

test('a repeat of a request that is worked on waits, and gets the first reply afterwards', () => {
  const { seen } = clocked();
  const asked = packet();
  const first = fresh(seen.see(sender, asked, lasts));
  expect(seen.see(sender, asked, lasts)).toEqual({ state: 'working' });
  const reply = Buffer.from('reply');
  expect(first.settle(reply)).toBe(true);
  expect(seen.see(sender, asked, lasts)).toEqual({ state: 'answered', reply });
});
test('another port, address, identifier or authenticator makes another request', () => {
  const { seen } = clocked();
  const asked = packet(1);
  fresh(seen.see(sender, asked, lasts));
  fresh(seen.see({ ...sender, port: 1646 }, asked, lasts));
  fresh(seen.see({ ...sender, address: '192.0.2.2' }, asked, lasts));
  fresh(seen.see(sender, packet(2, asked.authenticator), lasts));
  fresh(seen.see(sender, packet(1), lasts));
});
test('a newer request with the same identifier takes the place of the older, whose reply is not sent', () => {
  const { seen } = clocked();
  const older = fresh(seen.see(sender, packet(1), lasts));
  const newer = packet(1);
  const second = fresh(seen.see(sender, newer, lasts));
  expect(older.settle(Buffer.from('late'))).toBe(false);
  expect(seen.see(sender, newer, lasts)).toEqual({ state: 'working' });
  expect(second.settle(Buffer.from('right'))).toBe(true);
});
test('a reply is forgotten after thirty seconds, and a request that was dropped at once', () => {
  const { seen, later } = clocked();
  const asked = packet();
  fresh(seen.see(sender, asked, lasts)).settle(Buffer.from('reply'));
  later(29_999);
  expect(seen.see(sender, asked, lasts).state).toBe('answered');
  later(1);
  const again = fresh(seen.see(sender, asked, lasts));
  again.settle(null);
  fresh(seen.see(sender, asked, lasts));
});
test('no more requests are remembered than the bound, the newest ones', () => {
  const { seen } = clocked(100);
  const all = Array.from({ length: 1000 }, (_, n) => ({ from: { ...sender, port: n + 1 }, asked: packet() }));
  for (const { from, asked } of all) fresh(seen.see(from, asked, lasts));
  expect(seen.size()).toBeLessThanOrEqual(101);
  expect(seen.see(all.at(-1)!.from, all.at(-1)!.asked, lasts).state).toBe('working');
});
