export { classPageRoutes } from './api.ts';
export { removeClassWithContents } from './remove-class.ts';
