export { builtInDiscovery } from './built-in-editor.ts';
export type { EditorDiscovery } from './editor-discovery.ts';
export { createFileEvents, type FileEvents } from './events.ts';
export { type AccessSource, createGate, type Gate, type OpeningId, type Passage } from './gate.ts';
export { createEditorHost, type EditorHost } from './host.ts';
export { type FileAccess, type FileStore, revisionStore } from './ports.ts';
export { changeLock, putFile, requireAccess, requireWriteAccess } from './service.ts';
export { issueFileToken, type Opening, renewFileTokens, revokeFileTokens } from './tokens.ts';
export { readOnlyCode } from './write-rules.ts';
