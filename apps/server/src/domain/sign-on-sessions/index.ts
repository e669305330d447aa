export { eraseSignOnSessions } from './erase.ts';
export { deleteExpiredSignOnSessions } from './queries.ts';
export {
  attachSignOnSession,
  endByInstitution,
  endByKey,
  type InstitutionSession,
  rememberSignOnSession,
  setSignOnSessionSecret,
} from './service.ts';
