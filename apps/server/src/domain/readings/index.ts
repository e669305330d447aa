export { readingsOf } from './log.ts';
export {
  loadForReading,
  loadForReadingOrOwn,
  recordAssignmentReading,
  recordClassReading,
  recordReadings,
} from './service.ts';
