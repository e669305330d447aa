export {
  changeWholeAssignment,
  createWholeAssignment,
  presentForEditor,
  readForEditor,
  removeWholeAssignment,
} from './service.ts';
