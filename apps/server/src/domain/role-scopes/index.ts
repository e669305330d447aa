export { assistsInClass, mayInClass, rolesInClass } from './access.ts';
export { type ScopeRow, scopesOfUser } from './queries.ts';
export { type ScopeChange, scopeChanges, type WantedScope, wantedOf } from './scope-rules.ts';
export { readOwnScopes, replaceScopes, requireScopes } from './service.ts';
