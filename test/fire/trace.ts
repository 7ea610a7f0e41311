import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bareEnv, node, nodeOptions } from '../process.ts';

/** The reason why system calls cannot be traced here; undefined when they can. */
export function cannotTrace(): string | undefined {
  const { error, status } = spawnSync('strace', ['-e', 'trace=none', 'true'], { stdio: 'ignore' });
  if (error) return 'strace is missing (Debian: apt-get install strace)';
  return status === 0 ? undefined : 'strace may not trace here';
}

/**
 * Starts the product under strace, which records writes to files and sockets in `file`. Only these calls stop it, so that
 * its answers are nearly as fast as usual.
 */
export async function startTraced(env: Record<string, string>, file: string): Promise<ChildProcess> {
  const calls = 'trace=fsync,fdatasync,write,writev,pwrite64,sendto,sendmsg';
  const words = ['-f', '--seccomp-bpf', '-y', '-s', '4000', '-e', calls, '-e', 'signal=none', '-o', file];
  const child = spawn('strace', [...words, node, ...nodeOptions, 'start.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...bareEnv, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  for await (const chunk of child.stdout!) if (String(chunk).includes('Latchkey is running')) break;
  return child;
}
/** Ends the product, whose first thread wrote the first line of the trace, and strace with it. Returns the trace. */
export async function endTraced(child: ChildProcess, file: string): Promise<string> {
  const ended = once(child, 'exit');
  process.kill(Number.parseInt(await readFile(file, 'utf8'), 10), 'SIGTERM');
  await ended;
  return readFile(file, 'utf8');
}
/** Kills strace and the product, which would go on without it. Does nothing after their end. */
export function killTraced({ pid, exitCode, signalCode }: ChildProcess) {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
}

/**
 * A reply to a request that appended, with the number of finished syncs of the log's file and of writes not yet synced
 * at that time.
 */
export type Reply = { correlationId: string; syncs: number; unsynced: number };

/**
 * Reads a trace: for each reply, how many syncs of the log's file had finished, and how many writes were not yet
 * synced.
 */
export function repliesIn(trace: string): Reply[] {
  const replies: Reply[] = [];
  const syncing = new Set<string>();
  let syncs = 0;
  let unsynced = 0;
  for (const line of trace.split('\n')) {
    const [, thread = '', call = '', rest = ''] = /^(\d+) +(?:<\.\.\. )?(\w+)(.*)$/.exec(line) ?? [];
    const isLog = /^\(\d+<[^>]*\/events\.db(?:-wal)?>/.test(rest);
    const isSync = call === 'fsync' || call === 'fdatasync';
    if (isSync && isLog && rest.endsWith('<unfinished ...>')) syncing.add(thread);
    else if (isSync && /= 0$/.test(rest) && (isLog || syncing.delete(thread))) {
      syncs += 1;
      unsynced = 0;
    } else if (/write/.test(call) && isLog) unsynced += 1;
    else if (/^\(\d+<[^>]*(?:socket|TCP)/.test(rest)) {
      const said = /HTTP\/1\.1 2\d\d .*X-Correlation-Id: ([\w-]+).*X-Log-Position: /.exec(rest)?.[1];
      if (said) replies.push({ correlationId: said, syncs, unsynced });
    }
  }
  return replies;
}
