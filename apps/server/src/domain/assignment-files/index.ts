export { type AssignmentFileFacts, assignmentFileAccess, assignmentFileFacts } from './access.ts';
export { type FileToAdd, kindOf, presentAssignmentFile, readFileToAdd } from './present.ts';
export {
  type AssignmentFileRow,
  deleteAssignmentFile,
  listAssignmentFiles,
  listAssignmentFilesById,
  lockAssignmentFile,
  selectAssignmentFile,
  selectOptionalAssignmentFile,
  updateAssignmentFile,
  updateContent,
} from './queries.ts';
export {
  addAssignmentFiles,
  assignmentFilesOf,
  beginFileFrom,
  blankContent,
  copyAssignmentFiles,
  copyTemplate,
  mainFileFor,
  purgeFilesOf,
} from './service.ts';
export { begunFilesOf, presentStudentFiles } from './student-copies.ts';
