export { accommodationRoutes } from './api.ts';
export { listAccommodations, setAccommodations } from './service.ts';
