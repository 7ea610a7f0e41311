import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { postgresPrograms } from '../../bench/postgres.ts';

/**
 * A tool beyond npm packages: the program, its Debian package, the suites that need it, and the tests that are skipped
 * without it.
 */
export type Tool = {
  program: string;
  debian: string;
  suites?: readonly string[];
  skips?: string;
  isThere?: () => boolean;
};
export const postgres: Tool = {
  program: 'postgres',
  debian: 'postgresql',
  suites: ['calls', 'journeys', 'fire'],
  isThere: () => postgresPrograms() !== undefined,
};
/** Where Debian's Apache has its modules. */
export const apacheModules = '/usr/lib/apache2/modules';
/** Whether Debian's Apache is here with a module such as `auth_openidc`. */
export const hasApacheWith = (module: string) => existsSync(join(apacheModules, `mod_${module}.so`));
/** Debian's WordPress, and whether it is here with what runs it. */
export const wordPressFiles = '/usr/share/wordpress';
export const hasWordPress = () =>
  existsSync(join(wordPressFiles, 'wp-load.php')) &&
  ['php', 'mariadbd', 'mariadb-install-db'].every((program) => inPath({ program }));
/** A module of Debian's Apache, whose package brings Apache along. */
const apacheModule = (module: string, debian: string): Tool => ({
  program: `Apache with ${module}`,
  debian,
  skips: `the test with ${module}`,
  isThere: () => hasApacheWith(module),
});
export const tools: readonly Tool[] = [
  postgres,
  { program: 'chromium', debian: 'chromium', suites: ['journeys'] },
  // Without the shell, journeys take the whole of Chromium, which takes twice the time.
  { program: 'chromium-headless-shell', debian: 'chromium-headless-shell' },
  { program: 'radclient', debian: 'freeradius-utils', suites: ['calls'] },
  { program: 'slapd', debian: 'slapd', suites: ['calls', 'journeys'] },
  { program: 'openssl', debian: 'openssl', skips: 'the tests with certificates' },
  { program: 'xmlsec1', debian: 'xmlsec1', skips: 'the test that asks it about our signatures' },
  apacheModule('auth_openidc', 'libapache2-mod-auth-openidc'),
  apacheModule('auth_mellon', 'libapache2-mod-auth-mellon'),
  apacheModule('shib', 'libapache2-mod-shib'),
  {
    program: 'WordPress',
    debian: 'wordpress',
    skips: 'the test with WordPress',
    isThere: () => existsSync(join(wordPressFiles, 'wp-load.php')),
  },
  { program: 'mariadbd', debian: 'mariadb-server-core', skips: 'the test with WordPress' },
  { program: 'sqlite3', debian: 'sqlite3', skips: 'the test that runs the backup of the guide' },
  { program: 'strace', debian: 'strace', skips: 'the test that traces system calls' },
];

/** Whether a program is in one of the folders of PATH. */
export const inPath = ({ program }: Pick<Tool, 'program'>) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
const canInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

const missingOf = (wanted: readonly Tool[]) =>
  wanted.filter((tool) => !(tool.isThere ?? (() => inPath(tool)))());

/** Installs what is missing where that is possible (root on Debian), with a message. */
export async function installMissing(wanted: readonly Tool[], say: (line: string) => void): Promise<void> {
  const packages = missingOf(wanted).map(({ debian }) => debian);
  if (!packages.length || !canInstall()) return;
  say(`Installing what is missing: apt-get install ${packages.join(' ')}`);
  await aptGet('update');
  await install(packages);
  // One by one: a package that this release of Debian lacks must not keep the others away, nor may one replace another.
  for (const { debian } of missingOf(wanted)) await install([debian]);
}
const install = (packages: string[]) =>
  aptGet('install', '--yes', '--no-install-recommends', '--no-remove', ...packages);

/** Names the missing tools, and the suites that cannot run here; `complete` is false if tests are left out. */
export function lookOver(wanted: readonly Tool[], say: (line: string) => void) {
  const missing = missingOf(wanted);
  for (const { program, debian, suites = [], skips } of missing) {
    const without = suites.length ? suites.join(', ') : skips;
    const result = without ? `Not run: ${without}.` : 'The tests go on without it.';
    say(`Missing: ${program} (Debian: apt-get install ${debian}). ${result}`);
  }
  return {
    suites: new Set(missing.flatMap(({ suites = [] }) => suites)),
    complete: !missing.some(({ suites, skips }) => suites ?? skips),
  };
}

const aptGet = async (...words: string[]) => {
  const child = spawn('apt-get', ['-q', ...words], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  await new Promise((resolve) => child.once('error', resolve).once('exit', resolve));
};
