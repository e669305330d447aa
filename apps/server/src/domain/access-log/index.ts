export { readAccessLog } from './read-log.ts';
export { joinReaders, leaveReaders } from './readers.ts';
export {
  loadAndRecordAccess,
  loadOwnOrRecordAccess,
  recordAccesses,
  recordAssignmentAccess,
  recordClassAccess,
  recordReadings,
} from './service.ts';
