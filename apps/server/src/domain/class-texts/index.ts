export { isTextHandedIn } from './handed-in-rules.ts';
export { presentSubmissions, sumOf, totalTimes } from './submissions-view.ts';
