import type { HourlyActivity } from '@redraft/contracts';
import { HourlyCard } from './hourly-card.tsx';

/** The hours of a class or an assignment, each with the spread over those who wrote in it. */
export function ClassHours({ data }: { data: HourlyActivity }) {
  const hours = data.hours.map(({ x, minutes, n, box, dots }) => ({ x, minutes, spread: { n, box, dots } }));
  return <HourlyCard hours={hours} timezone={data.timezone} of="class" />;
}
