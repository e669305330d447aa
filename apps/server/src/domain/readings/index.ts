export { loadForReading, recordAssignmentReading, recordClassReading } from './service.ts';
