import { expect, test } from 'vitest';
import {
  AddressWidened,
  AddressWideningChanged,
  AddressWideningEnded,
} from '../../domain/addressLimits/events.ts';
import { after, at } from '../testSpec.ts';
import { widenings } from './addressLimits.ts';

const office = { network: '192.0.2.0/24', factor: 10, reason: 'An office of 2,000', until: '2026-06-30' };
const later = '2026-01-02T00:00:00.000Z';
type Story = Parameters<typeof after>[1];
const widened: Story = ['global', AddressWidened({ wideningId: 'one', ...office })];
const another: Story = ['global', AddressWidened({ wideningId: 'two', ...office, network: '198.51.100.7' })];

test('each widening of the one list is a row, as it was last changed', () => {
  const changed = AddressWideningChanged({ wideningId: 'one', ...office, factor: 20 });
  after(widenings, widened, another, ['global', changed, { at: later }]).shows(
    { id: 'one', ...office, factor: 20, createdAt: at, updatedAt: later },
    { id: 'two', network: '198.51.100.7' },
  );
});
test('a widening that was ended is no longer a row', () => {
  const ended = AddressWideningEnded({ wideningId: 'one' });
  expect(after(widenings, widened, another, ['global', ended]).rows).toMatchObject([{ id: 'two' }]);
});
