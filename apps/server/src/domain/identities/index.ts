export { eraseIdentities } from './erase.ts';
export { listIdentities } from './queries.ts';
export { connectToIdentity, enterByIdentity, type PersonThere } from './service.ts';
