export { AssignmentDialog } from './assignment-dialog.tsx';
