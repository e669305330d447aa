export { eraseSignInCodes } from './erase.ts';
export { deleteOldSignInCodes, issueSignInCode, redeemSignInCode } from './service.ts';
