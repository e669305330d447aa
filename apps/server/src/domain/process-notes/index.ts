export { addNote, changeNote, listProcessNotes, removeNote } from './service.ts';
