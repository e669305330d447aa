export { useClass } from './use-class.ts';
