export { classPageRoutes } from './api.ts';
export { removeClassWithContents, removeExpiredClass } from './remove-class.ts';
