export { setEnableWriting } from './enable-writing.ts';
export { setDraftResubmit } from './resubmission.ts';
