export { presentSubmissions, sumOf, totalTimes } from './submissions-view.ts';
