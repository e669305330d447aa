export {
  type CheckFileInfo,
  type FileInfo,
  readCheckFileInfo,
  toOrigin,
} from './check-file-info.ts';
export {
  buildDiscovery,
  type Discovery,
  type DiscoveryAction,
  escapeXml,
  findAction,
  type PublishedType,
  parseDiscovery,
} from './discovery.ts';
export { type DocumentPlace, formatDocumentPlace } from './document-place.ts';
export {
  type EditorEvent,
  type EditorMessageId,
  type EditorMessageValues,
  type EditorView,
  formatEditorMessage,
  parseEditorMessage,
  type SelectedWords,
  type SessionClosedReason,
} from './editor-messages.ts';
export {
  eventsCodeParameter,
  eventsTokenEnded,
  type FileEvent,
  parseFileEvent,
  readEventsCode,
  writeEventsCode,
  writeFileEvent,
} from './file-events.ts';
export { findQuote, type TextRange } from './find-quote.ts';
export {
  type EditorComponent,
  type EditorWidget,
  formatCssVariables,
  formatUiDefaults,
  parseCssVariables,
  parseUiDefaults,
  type UiDefaults,
} from './form-fields.ts';
export {
  dictatedHeader,
  dirtyHeader,
  docChanged,
  type HeaderLookup,
  readDirtyMs,
  readSaveHeaders,
  readSaveTimestamp,
  type SaveHeaders,
  saysDocumentChanged,
  wopiHeader,
  writeSaveHeaders,
} from './headers.ts';
export {
  formatHostCommentAnswer,
  formatHostComments,
  type HostComment,
  type HostCommentAction,
  type HostCommentAnswer,
  type HostCommentRole,
  type HostCommentSwitch,
  type HostComments,
  type HostReply,
  type TextQuote,
} from './host-comments.ts';
export {
  formatWordGoal,
  type HostButton,
  type HostMessage,
  isAdmitted,
  parseHostMessage,
  type TaskGoal,
  type WordGoal,
} from './host-messages.ts';
export {
  decideLock,
  decidePut,
  type FileLock,
  getUnexpiredLock,
  hasLock,
  type LockOutcome,
  type LockRequest,
  lockIdMaxLength,
  lockLifetimeMs,
  type PutOutcome,
  type PutRequest,
  readLockRequest,
} from './lock.ts';
export { type Envelope, formatEnvelope, parseEnvelope } from './message-envelope.ts';
export {
  fromTicks,
  type ProofHeaders,
  type ProofKeyAttributes,
  type ProofVerdict,
  proofBytes,
  proofMaxAgeMs,
  type VerifySignature,
  verifyProof,
} from './proof.ts';
export { formatTimestamp, parseTimestamp } from './timestamp.ts';
export { fillUrlsrc } from './urlsrc.ts';
export { decodeUtf7, encodeUtf7 } from './utf7.ts';
