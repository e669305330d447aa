export type { ClassDays } from './assignment-dates.ts';
export {
  classCloses,
  classOpens,
  defaultStart,
  earlier,
  earliestEnd,
  earliestStart,
  endAfterStart,
  isShortDeadline,
  later,
  startOfToday,
  usualDeadlines,
} from './assignment-dates.ts';
