import { joined } from './threadSocket.ts';

/** Bytes of WebAssembly's binary format (WebAssembly Core Specification 2.0, section 5). */
const code = { section: 10, header: 8 };
const op = { brTable: 0x0e, select: 0x1b, localGet: 0x20, i32Const: 0x41, lessUnsigned: 0x49, sub: 0x6b };
/** Tables of fewer labels cost V8 little. */
const large = 1000;

/**
 * Gives each label of a program's largest jump table a second entry that leads to it, which no index reaches. The program
 * does the same as before.
 *
 * When V8 optimises a function, it notes each value of a block to which only one jump leads, and where thousands of such
 * blocks meet, thousands of notes for each of them (`InlineWaitingBlock` in turboshaft/copying-phase.h). For the parser
 * of Postgres, one function with a table of 2,485 entries, that takes 600 MB and seconds.
 *
 * Returns the program unchanged if it has no such table behind `local - constant`, as the parser's is.
 */
export function withSharedLabels(program: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const section = codeSection(program);
  if (!section) return program;
  let [count, at] = leb(program, section.start);
  for (; count > 0; count--) {
    const [size, start] = leb(program, at);
    const table = size > 2 * large ? findTable(program, start, start + size) : undefined;
    if (table) {
      const [head, tail] = [program.subarray(start, table.start), program.subarray(table.end, start + size)];
      const body = joined([head, sharing(table), tail]);
      const [before, after] = [
        program.subarray(section.start, at),
        program.subarray(start + size, section.end),
      ];
      const contents = sized([before, ...sized([body]), after]);
      return joined([program.subarray(0, section.sizeAt), ...contents, program.subarray(section.end)]);
    }
    at = start + size;
  }
  return program;
}

function codeSection(program: Uint8Array) {
  for (let at = code.header; at < program.length; ) {
    const [size, start] = leb(program, at + 1);
    if (program[at] === code.section) return { sizeAt: at + 1, start, end: start + size };
    at = start + size;
  }
}

type Table = { index: Uint8Array; labels: number[]; start: number; end: number };

/** The large table of a function, with the instructions in front of it that compute its index: a local minus a constant. */
function findTable(program: Uint8Array, from: number, to: number): Table | undefined {
  for (let at = from; ; at++) {
    at = program.indexOf(op.brTable, at);
    if (at < 0 || at >= to) return;
    const table = tableAt(program, at, to);
    const index = table && program.subarray(at - 5, at);
    const isDifference = index?.[0] === op.localGet && index[2] === op.i32Const && index[4] === op.sub;
    if (isDifference && index[1]! < 128 && index[3]! < 128) return { ...table!, index, start: at - 5 };
  }
}

/** What can be read as a large table at this byte, whose labels are those of blocks around it. */
function tableAt(program: Uint8Array, at: number, to: number) {
  let [count, end] = leb(program, at + 1);
  if (count < large || count > to - at) return;
  const labels: number[] = [];
  for (let label: number; labels.length <= count; labels.push(label)) {
    [label, end] = leb(program, end);
    if (label > count + large || end > to) return;
  }
  return { labels, end };
}

/** The table with a second entry for each label, behind the one for all that had no entry before. */
function sharing({ index, labels }: Table): Uint8Array {
  const count = labels.length - 1;
  const other = labels[count]!;
  const limit = [op.i32Const, ...toSignedLeb(count)];
  const limited = [...index, ...limit, ...index, ...limit, op.lessUnsigned, op.select];
  const more = [...labels, ...new Set(labels)];
  return Uint8Array.from([
    ...limited,
    op.brTable,
    ...toLeb(more.length),
    ...more.flatMap(toLeb),
    ...toLeb(other),
  ]);
}

/** These parts behind the number of their bytes. */
function sized(parts: Uint8Array[]): Uint8Array[] {
  const size = parts.reduce((sum, { length }) => sum + length, 0);
  return [Uint8Array.from(toLeb(size)), ...parts];
}

/** The number at this byte, and where the next one begins (section 5.2.2, LEB128). */
function leb(bytes: Uint8Array, at: number): [value: number, next: number] {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++]!;
    value += (byte & 127) * 2 ** shift;
    if (!(byte & 128)) return [value, at];
  }
}

function toLeb(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...toLeb(Math.floor(value / 128))];
}
/** A signed number that is not negative: bit 6 of its last byte is the sign. */
function toSignedLeb(value: number): number[] {
  return value < 64 ? [value] : [(value & 127) | 128, ...toSignedLeb(Math.floor(value / 128))];
}
