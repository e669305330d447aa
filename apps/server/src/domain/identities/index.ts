export { eraseIdentities } from './erase.ts';
export { hasOtherWay } from './linking-rules.ts';
export { listIdentities } from './queries.ts';
export {
  connectToIdentity,
  disconnectFromIssuer,
  enterByIdentity,
  hasPasswordHere,
  type PersonThere,
} from './service.ts';
