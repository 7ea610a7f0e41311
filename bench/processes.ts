import { readFile, writeFile } from 'node:fs/promises';

/** The ids of processes by name. A server of several processes has the id of the parent, and its children count too. */
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

/** A line of a file about a process that counts kilobytes, in megabytes. */
async function megabytesIn(pid: number, file: string, line: string): Promise<number> {
  const text = await readFile(`/proc/${pid}/${file}`, 'utf8');
  return Number(new RegExp(`^${line}:\\s+(\\d+) kB`, 'm').exec(text)![1]) / 1024;
}
/** Resident memory of a process in megabytes (proc_pid_status(5), VmRSS). */
export const megabytesOf = (pid: number) => megabytesIn(pid, 'status', 'VmRSS');
/** The highest resident memory of a process so far, in megabytes (VmHWM). */
const peakOf = (pid: number) => megabytesIn(pid, 'status', 'VmHWM');
/** The processor time of a process so far in seconds, and its highest resident memory in megabytes. */
export const usageOf = async (pid: number) => ({ cpu: await processorSeconds(pid), peak: await peakOf(pid) });
/** Memory of a process in megabytes, in which a page that n processes share counts as an nth (proc_pid_smaps(5), Pss). */
export const proportionalOf = (pid: number) => megabytesIn(pid, 'smaps_rollup', 'Pss');
/** Has Linux count the highest resident memory of a process from now on (proc_pid_clear_refs(5), 5). */
export const forgetPeak = (pid: number) => writeFile(`/proc/${pid}/clear_refs`, '5');

/** The processor time that each process has used, in seconds. */
export async function usedBy(processes: Processes): Promise<Processes> {
  const entries = Object.entries(processes).map(async ([name, pid]) => [name, await processorSeconds(pid)]);
  return Object.fromEntries(await Promise.all(entries));
}
