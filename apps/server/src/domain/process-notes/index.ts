export { eraseNotes } from './erase.ts';
export { authorOfNote, listNotes } from './queries.ts';
export { addRewindComment, changeRewindComment, removeRewindComment } from './rewind-comments.ts';
export { addNote, changeNote, listProcessNotes, removeNote } from './service.ts';
