export { eraseIdentities } from './erase.ts';
export { hasOtherSignIn } from './linking-rules.ts';
export { listIdentities } from './queries.ts';
export {
  connectToIdentity,
  disconnectFromIssuer,
  hasPasswordHere,
  type InstitutionalPerson,
  signInByIdentity,
} from './service.ts';
