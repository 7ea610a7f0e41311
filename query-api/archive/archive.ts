import { Readable } from 'node:stream';
import type { ZipWriter } from '@zip.js/zip.js';
import { escaped } from '../../server-kit/escaped.ts';
import type { QueryKit } from '../kit.ts';
import { sealedFiles } from './format.ts';
import { csvOf, jsonOf, listed } from './lists.ts';
import { eventLines, historyLines, manifestOf, movedKeyLines } from './sealed.ts';
import { streamsOf } from './streams.ts';

type Texts = AsyncIterable<string> | Iterable<string>;
async function* inBytes(texts: Texts): AsyncIterable<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text);
}

/**
 * The backup of an organisation, as a zip that is made while it is read: lists, history, and what an import needs, which
 * the passphrase seals (AES-256, the format of WinZip). `finished` runs when only the end is missing, without which
 * nothing can read the archive.
 */
export async function* archiveOf(
  kit: QueryKit,
  about: { organisationId: string; name: string; passphrase: string },
  finished: () => Promise<unknown>,
): AsyncIterable<Uint8Array> {
  const { configure, ZipWriter } = await import('@zip.js/zip.js');
  configure({ useWebWorkers: false });
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const zip = new ZipWriter(writable);
  const writing = write(kit, zip, about)
    .then(finished)
    .then(() => zip.close());
  const failed = writing.then(() => new Promise<never>(() => {}));
  failed.catch(() => {});
  const reader = readable.getReader();
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), failed]);
      if (done) break;
      yield value;
    }
    await writing;
  } finally {
    // The writer ends with the next piece when the reader has left.
    await reader.cancel().catch(() => {});
  }
}

async function write(
  kit: QueryKit,
  zip: ZipWriter<unknown>,
  { organisationId, name, passphrase }: { organisationId: string; name: string; passphrase: string },
) {
  const { db, store, readAfter } = kit;
  const contents: [file: string, what: string][] = [];
  const add = async (file: string, what: string, texts: Texts, sealing = {}) => {
    await zip.add(file, Readable.toWeb(Readable.from(inBytes(texts))) as ReadableStream, sealing);
    contents.push([file, what]);
  };
  await readAfter.reached(await store.head());
  for (const model of listed) {
    const list = model.name.replaceAll('_', ' ');
    await add(`lists/${model.name}.csv`, `${list}, for spreadsheets`, csvOf(db, model, organisationId));
    await add(`lists/${model.name}.json`, `${list}, for programs`, jsonOf(db, model, organisationId));
  }
  const streams = await streamsOf(store, organisationId);
  await add('history.jsonl', 'everything that happened, one event in a line', historyLines(kit, streams));
  const sealing = { password: passphrase, encryptionStrength: 3 as const };
  const manifest = [JSON.stringify(manifestOf(kit, organisationId))];
  await add(sealedFiles.manifest, 'for the import: what this archive is', manifest, sealing);
  await add(sealedFiles.keys, 'for the import: keys', movedKeyLines(kit, streams, organisationId), sealing);
  await add(sealedFiles.events, 'for the import: events', eventLines(kit, streams), sealing);
  await add('index.html', 'this page', [indexPage(name, new Date(kit.clock()), contents)]);
}

/** A page that lists what is in the archive. */
function indexPage(name: string, madeAt: Date, contents: readonly [file: string, what: string][]): string {
  const title = `Backup of ${escaped(name)}`;
  const rows = contents.map(
    ([file, what]) => `<tr><td><a href="${file}">${file}</a></td><td>${escaped(what)}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}td{padding:.2rem 1rem .2rem 0}</style>
</head><body><h1>${title}</h1><p>Made on ${madeAt.toUTCString()}. It contains personal data: keep it in a safe place.</p>
<table>${rows.join('\n')}</table>
<p>The files below <code>restore/</code> are sealed (AES-256). Another installation of Latchkey takes them in with
<code>npm run import -- &lt;file&gt;</code>, which asks for the passphrase that was shown when the deletion was requested.
Passkeys go on working where that installation has the same domain.</p></body></html>
`;
}
