export { certificateRoutes } from './api.ts';
export { badgePages, setBadgeOrigin } from './badge-pages.ts';
