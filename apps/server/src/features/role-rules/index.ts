export { roleRuleRoutes } from './api.ts';
