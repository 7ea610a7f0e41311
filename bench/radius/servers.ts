import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, node } from '../../test/process.ts';
import { addressOf, nameOf, type Size, secret } from './network.ts';

export type Server = { port: number; pid: number; stop: () => Promise<void> };
export type Told = { used: number; rss: number; outcomes: Record<string, number>; waiting: number };
/** Our gateway. `count` answers as it is; `ask` collects garbage first, so that the memory can be compared. */
export type Ours = Server & {
  ask: () => Promise<Told>;
  count: () => Promise<Told>;
  started: number;
};

async function ended(child: ChildProcess) {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** Starts the gateway on a data folder. `started` is the time in milliseconds until it knows all clients. */
export async function startOurs(folder: string): Promise<Ours> {
  const start = performance.now();
  const env = {
    ...{ PATH: process.env.PATH!, DATA_DIR: folder, BASE_DOMAIN: 'localhost', PORT: '1' },
    ...{ RADIUS_AUTH_PORT: '0', RADIUS_ACCT_PORT: 'off', RADIUS_HOST: '127.0.0.1', CAPTCHA: 'off' },
  };
  const execArgv = [
    '--expose-gc',
    ...(process.env.PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.PROFILE}`] : []),
  ];
  const child = fork(join(import.meta.dirname, 'gateway.ts'), {
    env,
    execPath: node,
    execArgv,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('the gateway ended')));
  failed.catch(() => undefined);
  const [{ port }] = (await Promise.race([once(child, 'message'), failed])) as [{ port: number }];
  const asked = async (what: 'memory' | 'count') => {
    child.send(what);
    const [told] = (await once(child, 'message')) as [Told];
    return told;
  };
  return {
    port,
    pid: child.pid!,
    started: performance.now() - start,
    ask: () => asked('memory'),
    count: () => asked('count'),
    async stop() {
      child.disconnect();
      await ended(child);
    },
  };
}

/** Starts a server that does the least that one in Node can do: echo, or verify and sign. */
export async function startFloor(what: 'echo' | 'sign'): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'floor.ts'), [what]);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    port,
    pid: child.pid!,
    async stop() {
      child.disconnect();
      await ended(child);
    },
  };
}

/** The configuration that Debian installs. */
const installed = '/etc/freeradius/3.0';
const clientsOf = (clients: number) =>
  Array.from({ length: clients }, (_, n) => {
    const settings = `ipaddr = ${addressOf(n)}\n secret = ${secret}\n require_message_authenticator = yes`;
    return `client c${n} {\n ${settings}\n}\n`;
  }).join('');
const answers = 'Post-Auth-Type REJECT {\n update reply {\n Message-Authenticator := 0x00\n }\n }';

/** One virtual server with the module `files` alone: as little as FreeRADIUS can do here. */
const leanest = `
modules {
  files {
    usersfile = \${raddbdir}/mods-config/files/authorize
  }
}
server bench {
  listen {
    type = auth
    ipaddr = 127.0.0.1
    port = PORT
  }
  authorize {
    files
  }
  authenticate {
  }
  post-auth {
    ${answers}
  }
}
`;

async function configure(folder: string, port: number, clients: number, kind: Kind) {
  await cp(installed, folder, { recursive: true, dereference: true });
  const change = async (file: string, ...changes: [RegExp, string][]) => {
    const text = await readFile(join(folder, file), 'utf8');
    await writeFile(
      join(folder, file),
      changes.reduce((all, [what, by]) => all.replace(what, by), text),
    );
  };
  await writeFile(join(folder, 'clients.conf'), clientsOf(clients));
  await rm(join(folder, 'sites-enabled/inner-tunnel'));
  await change(
    'radiusd.conf',
    [/^logdir = .*$/m, `logdir = ${folder}`],
    [/^raddbdir = .*$/m, `raddbdir = ${folder}`],
    [/^run_dir = .*$/m, `run_dir = ${folder}`],
    [/^\s*(user|group) = freerad$/gm, ''],
    [/reject_delay = 1/, 'reject_delay = 0'],
    [/^max_requests = .*$/m, 'max_requests = 1000000'],
    ...((kind === 'lean' ? [[/^modules \{[\s\S]*$/m, leanest.replace('PORT', String(port))]] : []) satisfies [
      RegExp,
      string,
    ][]),
  );
  await change(
    'sites-enabled/default',
    [/^listen \{[\s\S]*?^\}\n(?=[\s\S]*^authorize \{)/gm, ''],
    [
      /^server default \{/m,
      `server default {\nlisten {\n type = auth\n ipaddr = 127.0.0.1\n port = ${port}\n}\n`,
    ],
    [/Post-Auth-Type REJECT \{/, answers.replace(/\s*\}$/, '')],
  );
}

export type Kind = 'installed' | 'lean';
/**
 * Starts Debian's FreeRADIUS with the same clients and users, whom it refuses by its module `files`. It demands the
 * Message-Authenticator, and sends it. It is configured as installed, or as lean as possible.
 */
export async function startFreeRadius(folder: string, { users, clients }: Size, kind: Kind): Promise<Server> {
  const port = await freePort();
  await configure(folder, port, clients, kind);
  const lines = Array.from(
    { length: users },
    (_, n) =>
      `${nameOf(n)} Auth-Type := Reject\n\tReply-Message = "Access is suspended. Ask the administrators of your organization."\n`,
  );
  await writeFile(join(folder, 'mods-config/files/authorize'), lines.join(''));
  const child = spawn('freeradius', ['-f', '-d', folder], { stdio: 'inherit' });
  const log = async () => readFile(join(folder, 'radius.log'), 'utf8').catch(() => '');
  while (!(await log()).includes('Ready to process requests')) {
    if (child.exitCode !== null) throw new Error(`FreeRADIUS ended:\n${await log()}`);
    await pause(50);
  }
  return {
    port,
    pid: child.pid!,
    async stop() {
      child.kill();
      await ended(child);
    },
  };
}
