import type { HourlyActivity } from '@redraft/contracts';
import { HourlyCard } from './hourly-card.tsx';

/** Hours of a class or an assignment, each with the distribution over the students who wrote. */
export function ClassHours({ data }: { data: HourlyActivity }) {
  const hours = data.hours.map(({ x, minutes, n, box, dots }) => ({ x, minutes, spread: { n, box, dots } }));
  return <HourlyCard hours={hours} timezone={data.timezone} subject="class" />;
}
