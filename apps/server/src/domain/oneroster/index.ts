export { eraseRosterRecords } from './erase.ts';
export { importDelivery } from './import.ts';
export {
  addRosterSource,
  changeRosterSource,
  readRosterSources,
  removeRosterSource,
} from './sources.ts';
