export { eraseIdentities } from './erase.ts';
export { listIdentities } from './queries.ts';
export {
  connectToIdentity,
  disconnectFromIssuer,
  enterByIdentity,
  isOnlyWay,
  type PersonThere,
} from './service.ts';
