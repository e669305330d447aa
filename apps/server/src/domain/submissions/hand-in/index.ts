export { acceptedVersion } from './accepted-version.ts';
export { closeStep, versionAtClosing } from './close-step.ts';
export { finalizeText, submitForStudent } from './instructor-hand-in.ts';
export { listHandIns } from './list-hand-ins.ts';
export { setToRevise } from './revising.ts';
export { submitDraft } from './submit.ts';
