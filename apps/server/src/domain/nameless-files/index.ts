export { anonymizeAttachment, anonymizeFile, authorPseudonym, reviewerPseudonym } from './nameless.ts';
