export { signUpRoutes } from './api.ts';
