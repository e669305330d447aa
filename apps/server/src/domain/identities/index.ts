export { claimNameOf, selectClaims } from './claim-rules.ts';
export { eraseIdentities } from './erase.ts';
export { hasOtherSignIn } from './linking-rules.ts';
export {
  listIdentities,
  listInstitutionsOf,
  listIssuers,
  listKnownClaims,
  listKnownIdentities,
} from './queries.ts';
export {
  connectToIdentity,
  disconnectFromIssuer,
  hasPasswordHere,
  type InstitutionalPerson,
  signInByIdentity,
} from './service.ts';
