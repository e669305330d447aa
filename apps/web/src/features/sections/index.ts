export { NoStudents } from './no-students.tsx';
export { SectionFilter } from './section-filter.tsx';
export { SectionsButton } from './sections-button.tsx';
export { useChosenStudents } from './use-chosen-students.ts';
export { useIsInChosenSection } from './use-is-in-chosen-section.ts';
