export { builtInDiscovery } from './built-in-editor.ts';
export type { EditorDiscovery } from './editor-discovery.ts';
export { createFileEvents, type FileEvents } from './events.ts';
export { createEditorHost, type EditorHost } from './host.ts';
export { type FileAccess, type FileAccessOf, type FileStore, revisionStore } from './ports.ts';
export { changeLock, putFile, requireAccess, requireWriteAccess } from './service.ts';
export { issueFileToken, type Opening, readToken, revokeFileTokens } from './tokens.ts';
export { readOnlyCode } from './write-rules.ts';
