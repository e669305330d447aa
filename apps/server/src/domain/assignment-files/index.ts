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
  blankContent,
  copyAssignmentFiles,
  copyTemplate,
  listFilesOfAssignment,
  provideMainFile,
  purgeFilesOf,
  startFileFrom,
} from './service.ts';
export { listStartedFiles, presentStudentFiles } from './student-copies.ts';
