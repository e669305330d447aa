export { FencedError, fenceFiles, lockFiles } from './fences.ts';
export type { Leave } from './group-commit.ts';
export { trustedForMs } from './open-files.ts';
export { createRevisionService } from './service.ts';
