export { eraseRosterRecords } from './erase.ts';
export { importDelivery } from './import.ts';
export { oneRosterJobs } from './jobs.ts';
export {
  importRequested,
  readRequestedImport,
  requestFilesImport,
  requestImport,
} from './requested-import.ts';
export { importNightly } from './service-import.ts';
export { setUpOneRoster } from './settings.ts';
export {
  addRosterSource,
  changeRosterSource,
  readRosterSources,
  removeRosterSource,
} from './sources.ts';
