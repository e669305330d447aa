export { readingsOf } from './log.ts';
export { leaveReaders, meetReaders } from './readers.ts';
export {
  loadForReading,
  loadForReadingOrOwn,
  recordAssignmentReading,
  recordClassReading,
  recordReadings,
} from './service.ts';
