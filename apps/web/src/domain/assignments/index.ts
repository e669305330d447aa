export type { ClassDays } from './assignment-dates.ts';
export {
  classCloses,
  classOpens,
  defaultStart,
  earlier,
  earliestEnd,
  earliestStart,
  endAfterStart,
  later,
  startOfToday,
} from './assignment-dates.ts';
