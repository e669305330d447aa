export { accommodationRoutes } from './api.ts';
export { setAccommodations } from './service.ts';
