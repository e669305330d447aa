export { attachFiles, downloadAttachment, downloadOwnAttachment, listAttachments } from './service.ts';
