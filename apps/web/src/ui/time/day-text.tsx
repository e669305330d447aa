import { dayOf } from '../../lib/class-time.ts';

/** A calendar day in one piece: browsers would break it at a hyphen, and figures of one width tear it apart. */
export function DayText({ day }: { day: string }) {
  return <span style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'normal' }}>{dayOf(day)}</span>;
}
