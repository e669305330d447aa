export { eraseText } from './erase.ts';
export { insertAdditionalFile, listAdditionalFiles, selectOptionalPlace } from './file-queries.ts';
export { loadMainFileId } from './files.ts';
export { codeOf, isHidden } from './hidden-columns.ts';
export {
  countTexts,
  insertSubmission,
  listAssignmentsWithoutNames,
  listHiddenTexts,
  listOwnSubmissions,
  listSubmissions,
  listSubmissionsInReadingOrder,
  listSubmissionsOfClass,
  lockStart,
  lockSubmission,
  type SubmissionRow,
  selectOptionalSubmission,
  selectOptionalSubmissionOf,
} from './queries.ts';
export { revokeSubmissionTokens } from './revoke-tokens.ts';
export {
  loadReadableSubmission,
  loadVisibleSubmission,
  loadWritableSubmission,
  lockWritableSubmission,
} from './service.ts';
