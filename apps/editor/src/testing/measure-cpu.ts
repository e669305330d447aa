/** Processor time of this process in milliseconds, which other programs of the machine do not lengthen as they do the time by the clock. */
export function measureCpu(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
