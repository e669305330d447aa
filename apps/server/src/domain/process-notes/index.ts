export { eraseNotes } from './erase.ts';
export { listNotes } from './queries.ts';
export { addNote, changeNote, listProcessNotes, removeNote } from './service.ts';
