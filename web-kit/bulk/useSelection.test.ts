import { expect, test } from 'vitest';
import { allAtOnce, leavesOut, oneByOne } from './act.ts';
import { suspensionActs } from './suspension.tsx';
import { asRead } from './useSelection.ts';

type Row = { id: string; suspended: boolean };
const row = (id: string, suspended: boolean): Row => ({ id, suspended });
const byId = (...rows: Row[]) => new Map(rows.map((each) => [each.id, each]));

test('ticked rows are as they were read last, and no row is ticked because it was read', () => {
  const ticked = byId(row('ada', false), row('bob', false));
  const read = byId(row('ada', true), row('eve', true));
  const now = asRead(ticked, read);
  expect([...now.values()]).toEqual([row('ada', true), row('bob', false)]);
  // Nothing else was read, so there is nothing to keep.
  expect(asRead(now, read)).toBe(now);
});

test('a row that was ticked on another page is sent where the server says what was so already', () => {
  const said = { things: String, many: String, effect: '' };
  const together = allAtOnce(async () => ({ unchanged: [], failed: [] }));
  const [, activate] = suspensionActs<Row>({ set: () => together, ...said });
  const [, each] = suspensionActs<Row>({ set: () => oneByOne(async () => undefined), ...said });
  const active = row('ada', false);
  expect([leavesOut(activate, active, true), leavesOut(activate, active, false)]).toEqual([true, false]);
  // A call for each row does not say so, and an undo would change a row that had been so before.
  expect(leavesOut(each, active, false)).toBe(true);
  expect(leavesOut(activate, row('bob', true), true)).toBe(false);
});
