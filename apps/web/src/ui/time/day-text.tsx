import { dayOf } from '../../lib/class-time.ts';

/** A calendar day in one piece: browsers would break it at a hyphen. */
export function DayText({ day }: { day: string }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{dayOf(day)}</span>;
}
