import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { programFile } from './program.ts';
import { withSharedLabels } from './sharedLabels.ts';

const leb = (value: number): number[] => (value < 128 ? [value] : [(value & 127) | 128, ...leb(value >>> 7)]);
const signed = (value: number): number[] =>
  value < 64 ? [value] : [(value & 127) | 128, ...signed(value >>> 7)];
const section = (id: number, bytes: number[]) => [id, ...leb(bytes.length), ...bytes];

/** A program whose `run(x)` jumps by `x - 2` to one of the cases, each of which returns its own number; -1 for all others. */
function jumping(cases: number): Uint8Array<ArrayBuffer> {
  // Every tenth entry leads to the first case, as a parser has rules that share one.
  const labels = Array.from({ length: cases }, (_, at) => (at % 10 === 9 ? 0 : at));
  const blocks = Array.from({ length: cases + 1 }, () => [0x02, 0x40]).flat();
  const jump = [0x20, 0, 0x41, 2, 0x6b, 0x0e, ...leb(cases), ...[...labels, cases].flatMap(leb)];
  const returns = Array.from({ length: cases }, (_, at) => [0x0b, 0x41, ...signed(at), 0x0f]).flat();
  const body = [0, ...blocks, ...jump, ...returns, 0x0b, 0x41, 0x7f, 0x0b];
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 1, 0x7f, 1, 0x7f]),
    ...section(3, [1, 0]),
    ...section(7, [1, 3, ...Buffer.from('run'), 0, 0]),
    ...section(10, [1, ...leb(body.length), ...body]),
  ]);
}
async function runOf(program: Uint8Array<ArrayBuffer>) {
  const { instance } = await WebAssembly.instantiate(program);
  return instance.exports.run as (x: number) => number;
}

test('a program with shared labels does the same for each index', async () => {
  const program = jumping(1200);
  const shared = withSharedLabels(program);
  expect(shared.length).toBeGreaterThan(program.length + 1000);
  const [before, after] = [await runOf(program), await runOf(shared)];
  const indexes = Array.from({ length: 4000 }, (_, at) => at - 100);
  const all = [...indexes, 2 ** 31 - 1, -(2 ** 31)];
  expect(all.map(after)).toEqual(all.map(before));
  expect([1, 2, 3, 11, 1201, 1202].map(after)).toEqual([-1, 0, 1, 0, 0, -1]);
});

test('a program with small tables stays as it is', () => {
  const program = jumping(900);
  expect(withSharedLabels(program)).toBe(program);
});

test("the parser of PGlite's program gets shared labels", async () => {
  const program = new Uint8Array(await readFile(programFile));
  const shared = withSharedLabels(program);
  expect(shared).not.toBe(program);
  // Seven kilobytes of labels; it is to be looked at anew when the program of a later version has another parser.
  expect(shared.length - program.length).toBeGreaterThan(3000);
  expect(shared.length - program.length).toBeLessThan(20_000);
});
