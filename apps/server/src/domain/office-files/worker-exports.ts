/** Exports for worker threads: index.ts would load the database code, which takes another second. */
export { contentProblem } from './content-rules.ts';
