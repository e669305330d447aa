export {
  loadForReading,
  recordAssignmentReading,
  recordClassReading,
  recordReadings,
} from './service.ts';
