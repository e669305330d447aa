export { eraseSignInCodes } from './erase.ts';
export { issueSignInCode, redeemSignInCode } from './service.ts';
