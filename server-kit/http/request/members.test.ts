import { expect, test } from 'vitest';
import { fewMembers } from './members.ts';

/** What the next handler of a body is called with: an error when the body is refused. */
function nextOf(body: unknown) {
  const passed: unknown[] = [];
  fewMembers({ body } as never, {} as never, (error) => void passed.push(error));
  return passed;
}
const members = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i]));

test('a body is passed on while no object and no list in it has more than 1,000 members', () => {
  for (const body of [undefined, {}, members(1000), { a: members(1000), b: [Array(1000).fill('x')] }])
    expect(nextOf(body)).toEqual([undefined]);
  const refused = [expect.objectContaining({ code: 'request.tooLarge' })];
  for (const body of [members(1001), { a: [members(1001)] }, [Array(1001).fill('x')]])
    expect(nextOf(body)).toEqual(refused);
});
