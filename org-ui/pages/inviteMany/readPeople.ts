import { parse } from 'csv-parse/browser/esm';
import { nameOfAddress } from '../../../web-kit/domain/addressNames.ts';
import { sameEmail } from '../../../web-kit/domain/limits.ts';
import { csvCell } from '../../../web-kit/table/csv.ts';
import { personFields } from '../addPerson/person.ts';
import { decoded, FileError } from './decoded.ts';
import { texts } from './texts.ts';

const t = texts.file;
/** A person of the file, with the line on which the row begins. */
export type Person = {
  line: number;
  email: string;
  name: string;
  attributes: Record<string, string>;
  /** The values of custom attributes, where the file has columns of these. */
  custom?: Record<string, string>;
};
/** A line of the file that is no person, and why. */
export type Wrong = { line: number; why: string };

/** The most octets and people of a file, and characters of a row and of a cell. */
export const most = { octets: 100 * 1024 * 1024, people: 100_000, row: 20_000, cell: 400 };
const separators = [',', ';', '\t'] as const;

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
/** The columns of the file by their names, in words or as the calls name them. */
const columns = new Map<string, string>([
  ...personFields.flatMap(({ key, label }) => [[plain(label), key] as const, [plain(key), key] as const]),
  ...['email', 'e-mail', 'mail', 'email address', 'user name'].map(
    (each) => [plain(each), 'username'] as const,
  ),
  ...['name', 'display name'].map((each) => [plain(each), 'name'] as const),
]);

/** A custom attribute of the organisation. Its column has its name, as in the export of people too, or what the team calls it. */
export type Own = { name: string; label: string };
/** What a column means: something that everybody has, or a custom attribute. */
type Meaning = { key: string; isOwn: boolean };
function meaningIn(own: readonly Own[], cell: string): Meaning | undefined {
  const key = columns.get(plain(cell));
  if (key) return { key, isOwn: false };
  const named =
    own.find(({ name }) => [name, `custom.${name}`].includes(cell.trim().toLowerCase())) ??
    own.find(({ name, label }) => [plain(name), plain(label)].includes(plain(cell)));
  return named && { key: named.name, isOwn: true };
}

/** What the first columns are called in files of every language. */
export const firstColumns = { email: 'Email', name: 'Name' };
/**
 * The columns of a file with all that can be said of people. A custom attribute has what the team calls it, unless that means
 * something else.
 */
export const templateOf = (own: readonly Own[]): string[] => [
  ...Object.values(firstColumns),
  ...personFields.filter(({ key }) => key !== 'username' && key !== 'name').map(({ label }) => label),
  ...own.map(({ name, label }) => {
    const means = meaningIn(own, label);
    return means?.isOwn && means.key === name ? label : `custom.${name}`;
  }),
];

/** What separates the cells: that of the header which stands most often outside of quotes. */
export function separatorOf(header: string): string {
  const bare = header.replace(/"[^"]*"?/g, '');
  const count = (sign: string) => bare.split(sign).length;
  return separators.reduce((best, each) => (count(each) > count(best) ? each : best));
}

/** The line with which spreadsheets name the separator of the file. */
const separatorLine = /^sep=([,;|\t])(\r\n|\r|\n)/i;

type Broken = { code?: string; lines?: number };
/** What a file that is no CSV has wrong, in our own words. */
function brokenBy({ code, lines = 1 }: Broken): FileError {
  if (code === 'CSV_MAX_RECORD_SIZE') return new FileError(t.longRow(lines, most.row));
  return new FileError(/QUOTE/.test(code ?? '') ? t.quotes(lines) : t.broken(lines));
}

/** The meaning of each cell by the header, which may have any order. Throws a FileError without an e-mail address. */
function meaningOf(header: readonly string[], own: readonly Own[]): (Meaning | undefined)[] {
  const meaning = header.map((cell) => meaningIn(own, cell));
  const keys = meaning.map((each) => each?.key);
  if (!keys.includes('username')) throw new FileError(t.noEmail);
  const twice = keys.find((each, n) => each && keys.indexOf(each) !== n);
  if (twice) throw new FileError(t.twice(header[keys.lastIndexOf(twice)]!));
  return meaning;
}

/**
 * Reads the people of a CSV file as a stream (RFC 4180, and with semicolons or tabs). Columns may be custom attributes of the
 * organisation. Throws a FileError for another file.
 */
export async function* readPeople(file: Blob, own: readonly Own[] = []): AsyncGenerator<Person | Wrong> {
  if (file.size > most.octets) throw new FileError(t.large);
  const pieces = decoded(file);
  let begin = '';
  while (!/[\r\n]/.test(begin.trimStart()) && begin.length < most.row) {
    const { value, done } = await pieces.next();
    if (done) break;
    begin += value;
  }
  if (!begin.trim()) throw new FileError(t.empty);
  const named = separatorLine.exec(begin)?.[1];
  const parser = parse({
    delimiter: named ?? separatorOf(begin.trimStart().split(/[\r\n]/, 1)[0]!),
    // Lines of one file may end in several ways, as when it was put together from others.
    record_delimiter: ['\r\n', '\n', '\r'],
    ...{ relax_column_count: true, skip_empty_lines: true, info: true, max_record_size: most.row },
    ...(named && { from_line: 2 }),
  });
  const found: { record: string[]; info: { lines: number } }[] = [];
  let failure: Broken | undefined;
  parser.on('data', (row) => found.push(row));
  parser.on('error', (error) => {
    failure = error as Broken;
  });
  let meaning: (Meaning | undefined)[] | undefined;
  let people = 0;
  const seen = new Map<string, number>();
  function* rows(): Generator<Person | Wrong> {
    for (const { record, info } of found.splice(0)) {
      if (!meaning) {
        meaning = meaningOf(record, own);
        continue;
      }
      if (record.every((cell) => !cell.trim())) continue;
      if (++people > most.people) throw new FileError(t.many);
      yield personOf(record, info.lines, meaning, seen);
    }
    if (failure) throw brokenBy(failure);
  }
  async function write(text: string) {
    await new Promise<void>((resolve) => parser.write(text, () => resolve()));
  }
  await write(begin);
  yield* rows();
  for await (const text of pieces) {
    await write(text);
    yield* rows();
  }
  if (!failure)
    await new Promise<void>((resolve) => {
      parser.on('end', resolve);
      parser.on('error', () => resolve());
      parser.end();
    });
  yield* rows();
  if (!people) throw new FileError(t.empty);
}

function personOf(
  record: readonly string[],
  line: number,
  meaning: readonly (Meaning | undefined)[],
  seen: Map<string, number>,
): Person | Wrong {
  if (record.length > meaning.length) return { line, why: t.cells(meaning.length, record.length) };
  const cells: Record<string, string> = {};
  const custom: Record<string, string> = {};
  for (const [n, means] of meaning.entries()) {
    const written = (record[n] ?? '').trim();
    if (!means || !written) continue;
    const cell = csvCell(written);
    if (cell.length > most.cell) return { line, why: t.long };
    // A spreadsheet would run this, unlike a number, a phone number, and what an apostrophe guards.
    if (/^[=@]|^[+-](?!\d[\d\s()/-]*$|\d+\.\d+$)/.test(written)) return { line, why: t.formula };
    (means.isOwn ? custom : cells)[means.key] = cell;
  }
  const { username: email = '', name = '', ...attributes } = cells;
  const key = sameEmail(email);
  const before = key && seen.get(key);
  if (before) return { line, why: t.again(before) };
  if (key) seen.set(key, line);
  const more = Object.keys(custom).length ? { custom } : {};
  return { line, email, name: name || nameOfAddress(email), attributes, ...more };
}
