export { eraseAccessTokens } from './erase.ts';
export { accessTokenJobs } from './jobs.ts';
export {
  createAccessToken,
  isAccessToken,
  listAccessTokens,
  listOwnAccessTokens,
  revokeAccessToken,
  revokeAccessTokensOf,
  revokeOwnAccessToken,
  switchAccessTokens,
  useAccessToken,
} from './service.ts';
