export {
  changeAssignmentWithFiles,
  createAssignmentWithFiles,
  presentForEditor,
  readForEditor,
  removeAssignmentWithFiles,
} from './service.ts';
