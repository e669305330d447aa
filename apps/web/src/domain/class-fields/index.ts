export type { DayBounds } from './class-days.ts';
export { boundsOf, dayIn, defaultDays, endAfter, isShortClass } from './class-days.ts';
export type { ClassForm } from './class-fields.tsx';
export { DayFields, GradeFields, SubjectFields, ZoneField } from './class-fields.tsx';
export type { ClassInput, ClassValues } from './class-schema.ts';
export { editClassSchema, newClassSchema, sentClass, storedClass } from './class-schema.ts';
export { generateEnrollKey } from './enroll-key.ts';
export { KeyField } from './key-field.tsx';
export { LengthChoices } from './length-choices.tsx';
