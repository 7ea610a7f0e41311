import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { CannotStartError } from '../event-store/cannotStart.ts';

const root = join(import.meta.dirname, '..');
export const apps = ['public-ui', 'org-ui', 'admin-ui', 'web-sdk'] as const;
export type App = (typeof apps)[number];
export const distOf = (app: App) => join(root, app, 'dist');

const left = /^(?:node_modules|dist|\..*)$|\.test\.tsx?$/;
/** Folders that every app is built from besides its own. */
const shared = ['web-kit', 'api', 'domain'];

/** A hash over the sources in a folder. */
function contentsOf(folder: string): string {
  const hash = createHash('sha256');
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      if (left.test(entry.name)) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else hash.update(relative(root, path)).update(readFileSync(path));
    }
  };
  walk(join(root, folder));
  return hash.digest('hex');
}

/** A hash over all inputs of an app's build: its sources, the shared ones, and the locked packages. */
const stampOf = (app: App, ofShared = stampOfShared()): string =>
  createHash('sha256').update(ofShared).update(contentsOf(app)).digest('hex');
function stampOfShared(): string {
  const hash = createHash('sha256').update(process.version);
  for (const folder of shared) hash.update(contentsOf(folder));
  return hash.update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
}

const stampFile = (app: App) => join(distOf(app), '.stamp');

let current: Promise<void> | undefined;
/**
 * Builds the apps whose sources have changed since their last build, once in a process. `say` is called with progress.
 */
export const buildApps = (say: (line: string) => void = () => {}): Promise<void> =>
  (current ??= buildStale(say).catch((error) => {
    current = undefined;
    throw error;
  }));

/**
 * The bundler runs in a process of its own, because it sets NODE_ENV, and under a NODE_ENV other than `production` (tests
 * set `test`) it would build the development versions of the libraries.
 */
async function buildStale(say: (line: string) => void): Promise<void> {
  // Each start reads the sources, so those that all apps share are read once for all.
  const ofShared = stampOfShared();
  const stale = apps.filter(
    (app) => !existsSync(stampFile(app)) || readFileSync(stampFile(app), 'utf8') !== stampOf(app, ofShared),
  );
  for (const app of stale) {
    say(`building ${app}`);
    const env = { ...process.env, NODE_ENV: 'production' };
    await promisify(execFile)(process.execPath, [import.meta.filename, app], { env }).catch((error) => {
      throw new CannotStartError(`${app} cannot be built: ${causeIn(error)}`, { cause: error });
    });
  }
}

/** What a failed build says, without its stack. npm's advice on a bundler without its binding would break the lock file. */
export function causeIn({ stderr = '', message }: Error & { stderr?: string }): string {
  if (/native binding/.test(stderr))
    return 'the bundler is incomplete. Run npm ci again, with a Node.js that the README names.';
  if (/\b(?:EACCES|EROFS)\b/.test(stderr))
    return 'this user may not write to the folder of the program. As its owner, run once: ./node.sh front/build.ts';
  if (/Cannot find package 'vite'/.test(stderr)) return 'the bundler is missing. Run: npm ci --include=dev';
  const lines = stderr.split('\n').map((line) => stripVTControlCharacters(line).trim());
  const at = lines.findIndex((line) => /^(?:\[[\w:-]+\] *)?\w*Error\b.*:/.test(line));
  if (at < 0) return lines.find(Boolean) ?? message.split('\n')[0]!;
  const end = lines.findIndex((line, i) => i > at && (!line || line.startsWith('at ')));
  return lines.slice(at, end < 0 ? at + 3 : Math.min(end, at + 3)).join(' ');
}

/** Builds in a separate folder, which then replaces the served one, so that an incomplete app is never served. */
async function buildOne(app: App) {
  const stamp = stampOf(app);
  const aside = join(root, 'node_modules/.latchkey', `${app}-${process.pid}`);
  const { build } = await import('vite');
  await build({
    root: join(root, app),
    configFile: join(root, app, 'vite.config.ts'),
    logLevel: 'error',
    build: { reportCompressedSize: false, outDir: `${aside}-new`, emptyOutDir: true },
  });
  await compressAll(`${aside}-new`);
  writeFileSync(join(`${aside}-new`, '.stamp'), stamp);
  for (let there = true; there; ) {
    try {
      if (existsSync(distOf(app))) renameSync(distOf(app), `${aside}-old`);
      renameSync(`${aside}-new`, distOf(app));
      there = false;
    } catch (error) {
      // Another process finished the same build at the same moment, so try again.
      if (!/ENOTEMPTY|ENOENT/.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
    rmSync(`${aside}-old`, { recursive: true, force: true });
  }
}

/** Compresses each text file to .br and .gz once at build time instead of on every request. */
async function compressAll(folder: string) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:js|css|html|svg|json|txt|webmanifest)$/.test(name)) continue;
    const file = join(folder, name);
    const text = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(text, { params }));
    writeFileSync(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
  }
}

/** `node front/build.ts` builds outdated apps; with the name of an app, it builds that one in this process. */
if (import.meta.main) {
  const [, , app] = process.argv;
  // What is built is no secret, and another user may run the product than the one who built it.
  process.umask(0o022);
  await (app ? buildOne(app as App) : buildApps(console.log));
}
