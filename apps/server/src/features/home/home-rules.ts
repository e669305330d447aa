/** What can still be handed in late is shown so long after its deadline, and then left in peace. */
const lateDays = 14;
const dayMs = 86_400_000;

/** Whether a step still calls, with an end or without one. */
export function needsAttention(deadline: Date | null, now: Date): boolean {
  return deadline === null || deadline.getTime() > now.getTime() - lateDays * dayMs;
}

/** By deadline, what has none last; equal ones stay as they are. */
export function byDeadline(one: { deadline: Date | null }, other: { deadline: Date | null }): number {
  const [here, there] = [one, other].map(({ deadline }) => deadline?.getTime() ?? Number.MAX_SAFE_INTEGER);
  return (here ?? 0) - (there ?? 0);
}
