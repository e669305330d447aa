export { contentTypeOf } from './content-rules.ts';
export { eraseTemplates } from './erase.ts';
export { lockOptionalTemplate, type TemplateRow } from './queries.ts';
export {
  addConvertedTemplate,
  addTemplate,
  downloadTemplateOriginal,
  listOwnTemplates,
  readThumbnail,
  removeTemplate,
} from './service.ts';
export { makeNextThumbnail, templateLibraryJobs } from './thumbnail-job.ts';
