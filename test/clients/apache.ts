import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../process.ts';
import { apacheModules as modules } from '../run/machine.ts';
import { until } from '../until.ts';

/** The settings that a guide prints for an application, with what stands for the reader's own values replaced. */
export function settingsIn(guide: string, name: string, own: Record<string, string>, nth = 1): string {
  const text = readFileSync(join(import.meta.dirname, `../../docs/${guide}.md`), 'utf8');
  const block = text.slice(text.indexOf(`**${name}`)).split('```')[2 * nth - 1]!;
  const settings = block.slice(block.indexOf('\n') + 1);
  return Object.entries(own).reduce((all, [from, to]) => all.replaceAll(from, to), settings);
}

/** A folder with files that servers of another account can read. */
export async function folderWith(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-peer-'));
  await chmod(folder, 0o755);
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

/** A site of an Apache: its host, and the settings of its module. */
export type Site = { site: string; module: string; settings: string };

const loaded = ['mpm_event', 'authn_core', 'authz_core', 'authz_user', 'headers', 'dir'];
const load = (name: string) =>
  `LoadModule ${name === 'shib' ? 'mod_shib' : `${name}_module`} ${modules}/mod_${name}.so`;

/**
 * An Apache that takes itself for `https://` at the host of each site, behind what would take the TLS away. It tells who has
 * signed in, in the header `X-User`. `common` are settings of the whole server.
 */
export async function apache(sites: readonly Site[], common: string, folder: string) {
  const port = await freePort();
  await mkdir(join(folder, 'www/protected'), { recursive: true });
  await writeFile(join(folder, 'www/protected/index.html'), 'here');
  const hosts = sites.map(
    ({ site, settings }) => `<VirtualHost *:${port}>
      ServerName https://${site}
      ${settings}
      </VirtualHost>`,
  );
  await writeFile(
    join(folder, 'apache.conf'),
    `ServerRoot ${folder}
    DefaultRuntimeDir ${folder}
    PidFile ${folder}/apache.pid
    ErrorLog ${folder}/error.log
    Listen 127.0.0.1:${port}
    ServerName localhost
    UseCanonicalName On
    ${[...loaded, ...sites.map(({ module }) => module)].map(load).join('\n')}
    StartServers 1
    ServerLimit 1
    MinSpareThreads 1
    ThreadsPerChild 8
    MaxRequestWorkers 8
    ${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
    DocumentRoot ${folder}/www
    Header always set X-User "expr=%{REMOTE_USER}"
    ${common}
    ${hosts.join('\n')}`,
  );
  const child = spawn('apache2', ['-f', join(folder, 'apache.conf'), '-DFOREGROUND'], { stdio: 'pipe' });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const ended = once(child, 'exit');
  const failed = ended.then(() => Promise.reject(new Error(`Apache has ended: ${said}`)));
  failed.catch(() => undefined);
  await Promise.race([failed, until(() => fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }))]);
  return {
    port,
    log: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
