/**
 * Milliseconds of processor time that the work takes in this thread. What else the machine does meanwhile counts for
 * nothing, as it would on a clock.
 */
export function processorTime(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
