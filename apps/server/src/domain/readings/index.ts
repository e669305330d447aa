export {
  loadForReading,
  loadForReadingOrOwn,
  recordAssignmentReading,
  recordClassReading,
  recordReadings,
} from './service.ts';
