export { loadForReading } from './service.ts';
