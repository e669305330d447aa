export { ltiPlatformRoutes } from './api.ts';
export { registrationPage } from './registration-page.ts';
