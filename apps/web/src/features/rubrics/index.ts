export { RubricDisclosure } from './rubric-disclosure.tsx';
export { RubricField } from './rubric-field.tsx';
export { RubricTable } from './rubric-table.tsx';
