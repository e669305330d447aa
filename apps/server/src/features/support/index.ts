export { supportRoutes } from './api.ts';
export { eraseTickets } from './erase.ts';
