export { assistsInClass, hasPermissionInClass, rolesInClass } from './access.ts';
export { type ScopeRow, scopesOfUserColumn } from './queries.ts';
export { type RequestedScope, requestedScopes, type ScopeChange, scopeChanges } from './scope-rules.ts';
export { readOwnScopes, replaceScopes, requireScopes } from './service.ts';
