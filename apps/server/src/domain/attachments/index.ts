export { storedName } from './attachment-rules.ts';
export { attachmentColumns } from './content-columns.ts';
export { eraseAttachments } from './erase.ts';
export { listAttachmentRows as listAttachedFiles } from './queries.ts';
export {
  attachFiles,
  downloadAttachment,
  downloadOwnAttachment,
  listAttachments,
  readAttachedFile,
} from './service.ts';
