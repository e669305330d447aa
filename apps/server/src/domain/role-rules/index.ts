export { eraseInstitutions } from './erase.ts';
export { type Claims, compareStanding, type Rule } from './matching-rules.ts';
export { listStandings } from './queries.ts';
export {
  applyOutcome,
  decideRoles,
  decideRolesBy,
  type RulePolicy,
  readRules,
  requireGivable,
  saveRules,
  withdrawGrants,
} from './service.ts';
