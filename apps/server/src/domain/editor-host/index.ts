export {
  type AccessContext,
  type AccessGate,
  type AccessSource,
  createAccessGate,
  type OpeningId,
} from './access-gate.ts';
export { builtInDiscovery, editableKinds, type OpenedKind } from './built-in-editor.ts';
export { type EditorAssets, editorAssets } from './editor-assets.ts';
export { usesBuiltInEditor } from './editor-choice.ts';
export type { EditorDiscovery } from './editor-discovery.ts';
export { eraseOpenings } from './erase.ts';
export { issueEventCode, redeemEventCode } from './event-codes.ts';
export { createFileEvents, type FileEvents } from './events.ts';
export { createEditorHost, type EditorHost } from './host.ts';
export { countOpenings } from './opening-queries.ts';
export { createOriginalTextCheck, type RequireOriginalText } from './original-text.ts';
export { type FileAccess, type FileStore, revisionStore } from './ports.ts';
export { changeLock, lockOfFile, putFile, requireAccess, requireWriteAccess } from './service.ts';
export {
  isOpeningValid,
  issueFileToken,
  type Opening,
  renewFileTokens,
  resumeFileToken,
  revokeFileTokens,
  tokenExpiry,
} from './tokens.ts';
export { loadUserInfo, storeUserInfo, userInfoMaxLength } from './user-info-queries.ts';
export { aliasFor, readOnlyCode } from './write-rules.ts';
