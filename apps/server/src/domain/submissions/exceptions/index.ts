export { setDraftResubmit } from './resubmission.ts';
export { setEnableWriting } from './writing-right.ts';
