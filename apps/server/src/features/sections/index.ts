export { sectionRoutes } from './api.ts';
export { addSection, assignSection } from './service.ts';
