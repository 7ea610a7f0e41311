import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A tool beyond npm packages: the program, its Debian package, and the suites that need it. */
type Tool = { program: string; debian: string; suites: readonly string[] };
const tools: readonly Tool[] = [
  { program: 'chromium', debian: 'chromium', suites: ['journeys'] },
  // Without the shell, journeys take the whole of Chromium, which takes twice the time.
  { program: 'chromium-headless-shell', debian: 'chromium-headless-shell', suites: [] },
  { program: 'radclient', debian: 'freeradius-utils', suites: ['calls'] },
  { program: 'slapd', debian: 'slapd', suites: ['calls', 'journeys'] },
  // Without xmlsec1, the one test that asks it about our signatures is skipped with a message.
  { program: 'xmlsec1', debian: 'xmlsec1', suites: [] },
  // Without strace, the one test that traces system calls is skipped with a message.
  { program: 'strace', debian: 'strace', suites: [] },
];

const isThere = ({ program }: Tool) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
const canInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/**
 * Installs missing tools where that is possible (root on Debian), with a message. Returns the suites that cannot run
 * here; `complete` is false if there are any.
 */
export function prepareMachine(say: (line: string) => void) {
  const missing = () => tools.filter((tool) => !isThere(tool));
  const packages = missing().map(({ debian }) => debian);
  if (packages.length && canInstall()) {
    say(`Installing what the tests need: apt-get install ${packages.join(' ')}`);
    aptGet('update');
    // One by one: a package that this release of Debian lacks must not keep the others away, nor may one replace another.
    for (const name of packages) aptGet('install', '--yes', '--no-install-recommends', '--no-remove', name);
  }
  for (const { program, debian, suites } of missing()) {
    const result = suites.length ? `Not run: ${suites.join(', ')}.` : 'The tests go on without it.';
    say(`Missing: ${program} (Debian: apt-get install ${debian}). ${result}`);
  }
  const suites = new Set(missing().flatMap(({ suites }) => suites));
  return { suites, complete: suites.size === 0 };
}

const aptGet = (...words: string[]) =>
  spawnSync('apt-get', ['-q', ...words], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
