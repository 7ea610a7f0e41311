import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * Runs the two commands of the README in Debian systems made anew: one whose Node.js is too old, which `npm ci` has to
 * say, and one whose Node.js is new enough, on which everything has to pass. It needs root, debootstrap, git and several
 * gigabytes, and takes as long as the tests, so it is run now and then and not by `npm test`.
 * `--without-tests` leaves out the second command.
 */
const { values: flags } = parseArgs({ options: { 'without-tests': { type: 'boolean', default: false } } });
const releases = { tooOld: 'bookworm', current: 'trixie' };
const project = '/root/latchkey';
const repository = join(import.meta.dirname, '../..');
const port = '18080';

/** A system of its own in a folder, in which commands run as root. */
type Debian = { name: string; folder: string; run: (command: string) => { ok: boolean; output: string } };

function host(program: string, ...words: string[]) {
  const { status, error } = spawnSync(program, words, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (error || status !== 0) throw new Error(`${program} ${words.join(' ')} failed`, { cause: error });
}

const mounts = ['proc', 'sys', 'dev'];
const environment = () => ({
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
  LANG: 'C.UTF-8',
  CI: 'true',
  PORT: port,
  // The registry and the authorities that this machine trusts; a new system knows only the usual ones.
  npm_config_registry: spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).stdout.trim(),
  npm_config_cafile: '/etc/ssl/certs/ca-certificates.crt',
});

const inside = (folder: string, command: string) =>
  [folder, '/bin/bash', '-c', `cd ${project} && ${command}`] as const;

/** Fills the folder with the system, and with the packages that a newcomer installs: Node.js, npm and what the clone needs. */
function fill(folder: string, name: string): Debian {
  host('debootstrap', '--variant=minbase', name, folder);
  for (const mount of mounts) host('mount', '--rbind', '--make-rslave', `/${mount}`, join(folder, mount));
  cpSync('/etc/resolv.conf', join(folder, 'etc/resolv.conf'), { dereference: true });
  mkdirSync(join(folder, project), { recursive: true });
  host('git', 'clone', '--quiet', '--no-hardlinks', repository, join(folder, project));
  const run: Debian['run'] = (command) => {
    const { status, stdout, stderr } = spawnSync('chroot', inside(folder, command), {
      env: environment(),
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    return { ok: status === 0, output: stdout + stderr };
  };
  const packages = run(
    'apt-get -q update && apt-get -q install --yes --no-install-recommends ca-certificates nodejs npm',
  );
  if (!packages.ok) throw new Error(`${name}: Node.js cannot be installed.\n${packages.output}`);
  cpSync('/etc/ssl/certs/ca-certificates.crt', join(folder, 'etc/ssl/certs/ca-certificates.crt'), {
    dereference: true,
  });
  return { name, folder, run };
}

function remove(folder: string) {
  for (const mount of mounts) spawnSync('umount', ['--recursive', '--lazy', join(folder, mount)]);
  rmSync(folder, { recursive: true, force: true });
}

function expect(truth: boolean, sentence: string, output: string) {
  if (!truth) throw new Error(`Not so: ${sentence}\n${output.slice(-4_000)}`);
  console.log(`  ${sentence}`);
}

function refusesOldNode({ name, run }: Debian) {
  const began = Date.now();
  const { ok, output } = run('npm ci');
  const seconds = Math.round((Date.now() - began) / 1000);
  // npm 10.9 and later says so before it installs anything (EBADENGINE), an earlier one by a script afterwards.
  const isNamed = /EBADENGINE|Here it ran on \d/.test(output);
  expect(!ok && isNamed, `npm ci names the Node.js of ${name} as too old`, output);
  console.log(`  after ${seconds} s`);
}

/** Waits until the product says that it is ready, then ends it as Ctrl+C does. */
async function starts({ name, folder }: Debian) {
  const child = spawn('chroot', inside(folder, 'npm start'), { env: environment(), detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'exit');
  const isReady = async () => (await fetch(`http://localhost:${port}/readyz`).catch(() => null))?.ok === true;
  const saysWhere = () => output.includes(`http://localhost:${port}`);
  let isOver = false;
  void ended.then(() => (isOver = true));
  while (!isOver && !(saysWhere() && (await isReady()))) await new Promise((look) => setTimeout(look, 250));
  expect(!isOver, `npm start runs on the Node.js of ${name}, and says where to click`, output);
  process.kill(-child.pid!, 'SIGINT');
  await ended;
}

async function passes(debian: Debian) {
  const installed = debian.run('npm ci');
  expect(installed.ok, `npm ci succeeds on ${debian.name}`, installed.output);
  await starts(debian);
  if (flags['without-tests']) return;
  const tested = debian.run('npm test');
  expect(tested.ok, 'npm test passes', tested.output);
  console.log(tested.output.split('\n').slice(-12).join('\n'));
}

async function within(name: string, check: (debian: Debian) => void | Promise<void>) {
  console.log(`Debian ${name}`);
  const folder = mkdtempSync('/var/tmp/debian-');
  try {
    await check(fill(folder, name));
  } finally {
    remove(folder);
  }
}

if (process.getuid?.() !== 0 || !existsSync('/usr/sbin/debootstrap')) {
  console.error('This needs root and debootstrap (Debian: apt-get install debootstrap).');
  process.exit(2);
}
await within(releases.tooOld, refusesOldNode);
await within(releases.current, passes);
