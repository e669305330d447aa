export { fromBase64, toBase64 } from './base64.ts';
export { type CheckFileInfo, type FileFacts, readCheckFileInfo, toOrigin } from './check-file-info.ts';
export {
  buildDiscovery,
  type Discovery,
  type DiscoveryAction,
  escapeXml,
  findAction,
  type PublishedType,
  parseDiscovery,
} from './discovery.ts';
export {
  type EditorEvent,
  type EditorMessageId,
  type EditorMessageValues,
  type EditorView,
  formatEditorMessage,
  parseEditorMessage,
  type SessionClosedReason,
} from './editor-messages.ts';
export { EVENTS_TOKEN_ENDED, type FileEvent, parseFileEvent, writeFileEvent } from './file-events.ts';
export {
  cleanFileName,
  FILE_NAME_MAX_LENGTH,
  splitFileName,
  suggestedFileName,
  uniqueFileName,
} from './file-name.ts';
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
  DIRTY_HEADER,
  DOC_CHANGED,
  type HeaderLookup,
  readDirtyMs,
  readSaveHeaders,
  type SaveHeaders,
  saysDocumentChanged,
  WOPI_HEADER,
  writeSaveHeaders,
} from './headers.ts';
export {
  formatWordGoal,
  type HostButton,
  type HostMessage,
  isAdmitted,
  parseHostMessage,
  type WordGoal,
} from './host-messages.ts';
export {
  decideLock,
  decidePut,
  type FileLock,
  hasLock,
  LOCK_ID_MAX_LENGTH,
  LOCK_LIFETIME_MS,
  type LockOutcome,
  type LockRequest,
  liveLock,
  type PutOutcome,
  type PutRequest,
  readLockRequest,
} from './lock.ts';
export { type Envelope, formatEnvelope, parseEnvelope } from './message-envelope.ts';
export {
  fromTicks,
  PROOF_MAX_AGE_MS,
  type ProofHeaders,
  type ProofKeyAttributes,
  type ProofVerdict,
  proofBytes,
  proofKeyAttributes,
  type SignBytes,
  signProof,
  toTicks,
  type VerifySignature,
  verifyProof,
} from './proof.ts';
export { formatTimestamp, parseTimestamp } from './timestamp.ts';
export { fillUrlsrc } from './urlsrc.ts';
export { decodeUtf7, encodeUtf7 } from './utf7.ts';
