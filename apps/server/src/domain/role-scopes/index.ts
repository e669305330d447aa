export { assistsInClass, mayInClass, rolesInClass } from './access.ts';
export { listScopesOfUser, type ScopeRow } from './queries.ts';
export { type RequestedScope, requestedScopes, type ScopeChange, scopeChanges } from './scope-rules.ts';
export { readOwnScopes, replaceScopes, requireScopes } from './service.ts';
