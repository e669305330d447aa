export type { ClassDays } from './assignment-dates.ts';
export {
  classCloses,
  classOpens,
  defaultDeadlines,
  defaultStart,
  earlier,
  earliestEnd,
  earliestStart,
  endAfterStart,
  isShortDeadline,
  later,
  startOfToday,
} from './assignment-dates.ts';
