export { ltiLaunchRoutes } from './api.ts';
export { ltiLaunchPages } from './pages.ts';
