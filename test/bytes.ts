import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The Base64 digits of a text that do not depend on what surrounds it, for each of the three possible offsets. */
const base64Of = (text: string) =>
  [0, 1, 2].map((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(text)]);
    const first = Math.ceil((before * 8) / 6);
    return bytes.toString('base64').slice(first, Math.floor((bytes.length * 8) / 6));
  });
const escaped = (text: string) =>
  [...text].map((c) => (c < '\x7f' ? c : `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)).join('');

/** A text in every encoding that a program might write it in. Of those with equal bytes, it is the first one. */
function formsOf(text: string): Map<string, Buffer> {
  const wide = Buffer.from(text, 'utf16le');
  const forms = new Map<string, Buffer>();
  for (const [n, each] of [text, text.toLowerCase(), text.toUpperCase()].entries())
    forms.set(`UTF-8 ${n}`, Buffer.from(each));
  forms.set('UTF-16LE', wide).set('UTF-16BE', Buffer.from(wide).swap16());
  forms.set('JSON-escaped', Buffer.from(escaped(text)));
  forms.set('URL-encoded', Buffer.from(encodeURIComponent(text)));
  forms.set('hexadecimal', Buffer.from(Buffer.from(text).toString('hex')));
  for (const [n, each] of base64Of(text).entries()) {
    forms.set(`base64 ${n}`, Buffer.from(each));
    forms.set(`base64url ${n}`, Buffer.from(each.replaceAll('+', '-').replaceAll('/', '_')));
  }
  const seen = new Set<string>();
  for (const [name, bytes] of forms) {
    const key = bytes.toString('latin1');
    if (seen.has(key)) forms.delete(name);
    seen.add(key);
  }
  return forms;
}

/** The occurrences of these texts in the bytes, in any encoding. */
export function foundIn(name: string, bytes: Buffer, texts: readonly string[]): string[] {
  return formsIn(bytes, texts).map((form) => `${name}: ${form}`);
}
const knownForms = new Map<string, ReturnType<typeof formsOf>>();
function formsKnown(text: string) {
  const forms = knownForms.get(text) ?? formsOf(text);
  knownForms.set(text, forms);
  return forms;
}
const formsIn = (bytes: Buffer, texts: readonly string[]) =>
  texts.flatMap((text) =>
    [...formsKnown(text)].filter(([, form]) => bytes.includes(form)).map(([form]) => `${text} (${form})`),
  );

/** Results by the hash of a file's bytes, because a database rewrites few of its thousand files between two looks. */
const looked = new Map<string, string[]>();
function formsInFile(bytes: Buffer, texts: readonly string[]): string[] {
  const hash = createHash('sha256').update(JSON.stringify(texts)).update(bytes).digest('base64');
  const found = looked.get(hash) ?? formsIn(bytes, texts);
  looked.set(hash, found);
  return found;
}

/** Where Postgres writes its log. A page has a header of 24 bytes, and the first page of a file one of 40. */
const writeAheadLog = /\bpg_wal\/[\dA-F]{24}$/;
const logPage = 8192;
/** The log's records in one piece. A text may begin on one page and end on the next, with a header in between. */
function recordsOf(log: Buffer): Buffer {
  const starts = Array.from({ length: Math.ceil(log.length / logPage) }, (_, page) => page * logPage);
  return Buffer.concat(starts.map((start) => log.subarray(start + (start ? 24 : 40), start + logPage)));
}

const noPage = Buffer.alloc(logPage);
/**
 * The bytes with one page for each row of pages that hold nothing but zeros, of which files of Postgres have many. No
 * form of a text has two zeros in a row, so that none is lost or made.
 */
function withoutGaps(bytes: Buffer): Buffer {
  const kept: Buffer[] = [];
  let wasEmpty = false;
  for (let at = 0; at < bytes.length; at += logPage) {
    const page = bytes.subarray(at, at + logPage);
    const isEmpty = page.equals(noPage);
    if (!isEmpty || !wasEmpty) kept.push(page);
    wasEmpty = isEmpty;
  }
  return Buffer.concat(kept);
}

/** The occurrences of these texts in any file of a folder, in any encoding. */
export async function foundBelow(folder: string, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const name = relative(folder, file);
    const bytes = await readFile(file);
    const whole = writeAheadLog.test(name) ? recordsOf(bytes) : bytes;
    found.push(...formsInFile(withoutGaps(whole), texts).map((form) => `${name}: ${form}`));
  }
  return found;
}
