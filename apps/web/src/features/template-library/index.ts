export { TemplatePickerDialog } from './template-picker-dialog.tsx';
export type { ChosenTemplate } from './use-templates.ts';
