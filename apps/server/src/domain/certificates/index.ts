export { certificateJobs } from './jobs.ts';
export { certify, checkFile } from './service.ts';
export { signWith } from './signing.ts';
