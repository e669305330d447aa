export { issueSignInCode, redeemSignInCode } from './service.ts';
