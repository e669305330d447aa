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
  listDeadlinePresets,
  startOfToday,
} from './assignment-dates.ts';
