export { RubricDisclosure } from '../../domain/rubrics/rubric-disclosure.tsx';
export { RubricTable } from '../../domain/rubrics/rubric-table.tsx';
export { RubricField } from './rubric-field.tsx';
