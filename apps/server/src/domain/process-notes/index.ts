export { eraseNotes } from './erase.ts';
export { addMomentComment, changeMomentComment, removeMomentComment } from './moment-comments.ts';
export { authorOfNote, listNotes } from './queries.ts';
export { addNote, changeNote, listProcessNotes, removeNote } from './service.ts';
