export { sectionRoutes } from './api.ts';
export { insertSections, listSections } from './queries.ts';
export { addSection, assignSection } from './service.ts';
