export { sectionRoutes } from './api.ts';
export { insertSection, insertSections, listSections, updateMembers } from './queries.ts';
export { addSection, assignSection } from './service.ts';
