export { assistsInClass, hasPermissionInClass, rolesInClass } from './access.ts';
export { type ScopeRow, scopesOfUserColumn } from './queries.ts';
export { type ScopeChange, type ScopeIds, scopeChanges, toScopeIds } from './scope-rules.ts';
export { readOwnScopes, replaceScopes, requireScopes } from './service.ts';
