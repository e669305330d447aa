export { templateRoutes } from './api.ts';
export { itemFileAccess } from './item-access.ts';
export { addItems, copyItems, itemsOf, mainFileFor, purgeFilesOf } from './items.ts';
export { addTemplate } from './library.ts';
export { downloadFormatsOf } from './student-downloads.ts';
export { begunFilesOf, presentStudentFiles } from './student-files.ts';
