export { eraseRosterRecords } from './erase.ts';
export { importDelivery } from './import.ts';
export { oneRosterJobs } from './jobs.ts';
export {
  importNightly,
  importRequested,
  readServiceImport,
  requestServiceImport,
} from './service-import.ts';
export { setUpOneRoster } from './settings.ts';
export {
  addRosterSource,
  changeRosterSource,
  readRosterSources,
  removeRosterSource,
} from './sources.ts';
