import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as nextLook } from 'node:timers/promises';
import { type Postgres, runStatement } from '../../bench/postgres.ts';

/**
 * Stops a Postgres server, and starts it again with the command in its `postmaster.opts`. `end` stops a server started
 * here.
 */
export function switchable({ folder }: Postgres, url: string) {
  const file = (name: string) => readFileSync(join(folder, 'data', name), 'utf8');
  let started: ReturnType<typeof spawn> | undefined;
  async function down() {
    const pid = Number(file('postmaster.pid').split('\n')[0]);
    process.kill(pid, 'SIGINT'); // Fast shutdown: every connection is cut.
    while (isThere(pid)) await nextLook(20);
  }
  return {
    down,
    async up() {
      const [program, ...words] = [...file('postmaster.opts').matchAll(/"([^"]*)"|(\S+)/g)].map(
        ([, quoted, plain]) => quoted ?? plain!,
      );
      const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
      started = spawn(program!, words, { ...nobody, cwd: folder, stdio: 'ignore' });
      while (!(await runStatement(url, 'select 1').catch(() => undefined))) await nextLook(20);
    },
    async end() {
      if (!started || started.exitCode !== null || started.signalCode !== null) return;
      started.kill('SIGINT');
      await once(started, 'exit');
    },
  };
}
function isThere(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
