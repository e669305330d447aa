import { dayOf } from '../../lib/class-time.ts';

/** A date without line breaks: browsers would break at a hyphen. */
export function DayText({ day }: { day: string }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{dayOf(day)}</span>;
}
