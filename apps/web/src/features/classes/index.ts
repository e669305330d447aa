export { useClass, useRefreshClass } from './use-class.ts';
