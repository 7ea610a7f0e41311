import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { duplicates, type Entry, type Seen } from './duplicates.ts';
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
const fresh = (seen: Seen): Entry => {
  if (seen === 'working' || Buffer.isBuffer(seen)) throw new Error(`is not new: ${seen}`);
  return seen;
};

test('a repeat of a request that is worked on waits, and gets the first reply afterwards', () => {
  const { seen } = clocked();
  const asked = packet();
  const first = fresh(seen.see(sender, asked, lasts));
  expect(seen.see(sender, asked, lasts)).toBe('working');
  const reply = Buffer.from('reply');
  expect(seen.settle(first, reply)).toBe(true);
  expect(seen.see(sender, asked, lasts)).toBe(reply);
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
  expect(seen.settle(older, Buffer.from('late'))).toBe(false);
  expect(seen.see(sender, newer, lasts)).toBe('working');
  expect(seen.settle(second, Buffer.from('right'))).toBe(true);
});
test('a reply is forgotten after thirty seconds, and a request that was dropped at once', () => {
  const { seen, later } = clocked();
  const asked = packet();
  const reply = Buffer.from('reply');
  seen.settle(fresh(seen.see(sender, asked, lasts)), reply);
  later(29_999);
  expect(seen.see(sender, asked, lasts)).toBe(reply);
  later(1);
  seen.settle(fresh(seen.see(sender, asked, lasts)), null);
  fresh(seen.see(sender, asked, lasts));
});
test('no more requests are remembered than the bound, the newest ones', () => {
  const { seen } = clocked(100);
  const all = Array.from({ length: 1000 }, (_, n) => ({ from: { ...sender, port: n + 1 }, asked: packet() }));
  for (const { from, asked } of all) fresh(seen.see(from, asked, lasts));
  expect(seen.size()).toBeLessThanOrEqual(101);
  expect(seen.see(all.at(-1)!.from, all.at(-1)!.asked, lasts)).toBe('working');
});
