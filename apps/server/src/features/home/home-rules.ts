/** Late submissions are offered this long after the deadline. */
const lateDays = 14;
const dayMs = 86_400_000;

/** Whether a step still requires action, with or without a deadline. */
export function needsAttention(deadline: Date | null, now: Date): boolean {
  return deadline === null || deadline.getTime() > now.getTime() - lateDays * dayMs;
}

/** Sorts by deadline, those without one last; stable for equal ones. */
export function byDeadline(one: { deadline: Date | null }, other: { deadline: Date | null }): number {
  const [firstDeadline, otherDeadline] = [one, other].map(
    ({ deadline }) => deadline?.getTime() ?? Number.MAX_SAFE_INTEGER,
  );
  return (firstDeadline ?? 0) - (otherDeadline ?? 0);
}
