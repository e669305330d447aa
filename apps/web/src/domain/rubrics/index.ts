export { RubricDisclosure } from './rubric-disclosure.tsx';
export { RubricTable } from './rubric-table.tsx';
export { isSameRubric } from './same-rubric.ts';
