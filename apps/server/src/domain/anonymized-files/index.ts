export { anonymizeAttachment, anonymizeFile, authorPseudonym, reviewerPseudonym } from './anonymize.ts';
