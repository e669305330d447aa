export { FencedError, fenceFiles, lockFiles } from './fences.ts';
export type { WritePermission } from './group-commit.ts';
export { trustedForMs } from './open-files.ts';
export { createRevisionService } from './service.ts';
