import { readFileSync, writeFileSync } from 'node:fs';
import { mailedToken } from '../../test/people/mails.ts';
import { register, unique } from '../../test/people/people.ts';
import type { Product } from '../../test/product.ts';

/** The processor time of a process so far in seconds, and the most memory that was resident in MB. */
export function usageOf(pid: number): { cpu: number; peak: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1];
  // Linux counts a hundred ticks in a second.
  return { cpu: (Number(user) + Number(system)) / 100, peak: Number(peak) / 1024 };
}

/** Has Linux count the most resident memory of a process from now on (`clear_refs` in proc_pid_clear_refs(5)). */
export const forgetPeak = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5');

/** Milliseconds until the mail of a new registration is there. */
export async function firstMail(product: Pick<Product, 'port' | 'url' | 'dataDir'>): Promise<number> {
  const start = performance.now();
  const email = `${unique('ada')}@acme.example`;
  await register(product as Product, email);
  await mailedToken(product, email);
  return performance.now() - start;
}
