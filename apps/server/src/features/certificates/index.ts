export { certificateRoutes } from './api.ts';
