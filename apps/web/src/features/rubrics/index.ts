export { RubricField } from './rubric-field.tsx';
