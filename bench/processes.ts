import { readFile } from 'node:fs/promises';

/** Processes by name; a server of several processes has the first one's id, whose children count with it. */
export type Processes = Record<string, number>;

async function statOf(pid: number) {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
  return fields.map(Number);
}
const childrenOf = async (pid: number) =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean).map(Number);

/**
 * Seconds of processor time that a process and its children have used, ended ones included (proc_pid_stat(5), in ticks
 * of 10 ms).
 */
export async function processorSeconds(pid: number): Promise<number> {
  // A child may end in between, as a worker of Postgres does; its time then counts with the parent's ended children.
  const children = await Promise.all((await childrenOf(pid)).map((child) => statOf(child).catch(() => [])));
  const parent = await statOf(pid);
  const used = [parent.slice(11, 15), ...children.map((fields) => fields.slice(11, 13))].flat();
  return used.reduce((sum, ticks) => sum + ticks, 0) / 100;
}

/** Resident memory of a process in megabytes (proc_pid_status(5), VmRSS). */
export async function megabytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)![1]) / 1024;
}

/** The processor time that each process has used, in seconds. */
export async function usedBy(processes: Processes): Promise<Processes> {
  const entries = Object.entries(processes).map(async ([name, pid]) => [name, await processorSeconds(pid)]);
  return Object.fromEntries(await Promise.all(entries));
}

/** The settings of glibc's memory with which `npm start` and `npm run service` run, see docs/operations.md. */
export const memory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
};
