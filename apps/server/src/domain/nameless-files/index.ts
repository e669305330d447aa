export { nameless, namelessAttachment, nameOfAuthors, nameOfReviewers } from './nameless.ts';
