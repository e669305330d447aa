// One sorted line per feature. German is loaded on demand from the files of the same name.
export { default as accommodations } from './en/accommodations.json' with { type: 'json' };
export { default as accounts } from './en/accounts.json' with { type: 'json' };
export { default as assignments } from './en/assignments.json' with { type: 'json' };
export { default as classes } from './en/classes.json' with { type: 'json' };
export { default as common } from './en/common.json' with { type: 'json' };
export { default as copying } from './en/copying.json' with { type: 'json' };
export { default as enrollment } from './en/enrollment.json' with { type: 'json' };
export { default as gallery } from './en/gallery.json' with { type: 'json' };
export { default as grading } from './en/grading.json' with { type: 'json' };
export { default as landing } from './en/landing.json' with { type: 'json' };
export { default as rewind } from './en/rewind.json' with { type: 'json' };
export { default as rubrics } from './en/rubrics.json' with { type: 'json' };
export { default as sections } from './en/sections.json' with { type: 'json' };
export { default as shell } from './en/shell.json' with { type: 'json' };
export { default as 'student-class' } from './en/student-class.json' with { type: 'json' };
export { default as ui } from './en/ui.json' with { type: 'json' };
export { default as workspace } from './en/workspace.json' with { type: 'json' };
