import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Router } from 'express';
import { strToU8, zipSync } from 'fflate';
import { hostOf } from '../server-kit/http/request/hosts.ts';
import type { Config } from '../server-kit/settings/config.ts';

const root = join(import.meta.dirname, '..');

/** The archives that the console offers, by the name of the file: the folder that each holds, and its name inside. */
export const archives = {
  'latchkey-wordpress.zip': { folder: 'kits/wordpress/latchkey', inside: 'latchkey' },
  'latchkey-android.zip': { folder: 'kits/android', inside: 'latchkey-android' },
  'latchkey-ios.zip': { folder: 'kits/ios', inside: 'latchkey-ios' },
  'latchkey-sample.zip': { folder: 'web-sdk/sample', inside: 'latchkey-sample' },
} as const;
type Name = keyof typeof archives;

/** What tools leave in a folder beside its sources. */
const left = /(?:^|\/)(?:node_modules|build|\.[^/]*)(?:\/|$)/;
/** ZIP stores the time of each file. With one time for all, the same files make the same archive. */
const mtime = '2026-01-01T12:00:00';

/**
 * One archive with the sources of a folder, in which the address of a first start is replaced by that of this
 * installation.
 */
export function archiveOf(name: Name, origin: string): Uint8Array {
  const { folder, inside } = archives[name];
  const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name: file }) => join(parentPath, file).slice(join(root, folder).length + 1))
    .filter((file) => !left.test(file))
    .sort();
  const text = (file: string) =>
    readFileSync(join(root, folder, file), 'utf8').replaceAll('http://localhost:8080', origin);
  const entries = files.map((file) => [`${inside}/${file}`, strToU8(text(file))] as const);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime });
}

/** Serves the archives under `/downloads` on the base host. Each is made when it is first asked for. */
export function downloads({
  BASE_DOMAIN,
  PUBLIC_ORIGIN,
}: Pick<Config, 'BASE_DOMAIN' | 'PUBLIC_ORIGIN'>): Router {
  const made = new Map<string, Buffer>();
  return Router().get('/downloads/:name', (req, res, next) => {
    const { name } = req.params;
    if (!Object.hasOwn(archives, name) || hostOf(req.headers.host, BASE_DOMAIN).app !== 'public')
      return next();
    const archive = made.get(name) ?? Buffer.from(archiveOf(name as Name, PUBLIC_ORIGIN));
    made.set(name, archive);
    res.set({ 'Cache-Control': 'no-cache', 'Content-Disposition': `attachment; filename="${name}"` });
    res.type('zip').send(archive);
  });
}
