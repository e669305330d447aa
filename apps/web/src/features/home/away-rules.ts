/** How far a moment is away, in the largest unit of which there is at least one and a half. */
export function awayOf(at: number, now: number): { unit: 'minute' | 'hour' | 'day'; count: number } {
  const minutes = (at - now) / 60_000;
  const [hours, days] = [minutes / 60, minutes / 1440];
  if (Math.abs(days) >= 1.5) return { unit: 'day', count: whole(days) };
  if (Math.abs(hours) >= 1.5) return { unit: 'hour', count: whole(hours) };
  return { unit: 'minute', count: whole(minutes) };
}

/** Towards now: nobody is promised an hour that is not there. */
function whole(number: number): number {
  return Math.trunc(number) + 0;
}
