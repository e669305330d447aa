import { readLockRequest, wopiHeader } from '@redraft/wopi';
import {
  changeLock,
  requireAccess,
  requireWriteAccess,
  storeUserInfo,
  userInfoMaxLength,
} from '../../domain/editor-host/index.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { answerLockMismatch, bodyOf, type Call, headersOf, requireAccessContext } from './call.ts';
import { deleteOpened, putRelativeFile, renameOpened } from './folder.ts';

/** Runs the operation that the X-WOPI-Override header names. */
export async function runOverride(call: Call) {
  switch (headersOf(call.request)(wopiHeader.override)) {
    case 'PUT_USER_INFO':
      return putUserInfo(call);
    case 'PUT_RELATIVE':
      return requireConformanceFolder(call, putRelativeFile);
    case 'RENAME_FILE':
      return requireConformanceFolder(call, renameOpened);
    case 'DELETE':
      return requireConformanceFolder(call, deleteOpened);
    default:
      return runLock(call);
  }
}

/** Operations that create, rename or delete files are only available for conformance files, as CheckFileInfo states: a submission has one main file with a fixed name. */
function requireConformanceFolder(
  call: Call,
  run: typeof putRelativeFile | typeof renameOpened | typeof deleteOpened,
) {
  const access = requireWriteAccess(requireAccessContext(call.request), now());
  if (access.isInFolder !== true) throw new AppError('operation.unsupported');
  return run(call, access);
}

async function runLock({ store, request, reply }: Call) {
  const context = requireAccessContext(request);
  const { opening } = context;
  const header = headersOf(request);
  const operation = header(wopiHeader.override) ?? '';
  // A lock may be released without write permission: an editor closes after the deadline.
  if (operation === 'UNLOCK' && opening.mode === 'edit') requireAccess(context, now());
  else requireWriteAccess(context, now());
  const caller = { userId: String(opening.userId), opening: opening.id };
  const ids = { lock: header(wopiHeader.lock), oldLock: header(wopiHeader.oldLock) };
  const lockRequest = readLockRequest(operation, ids, caller);
  if (lockRequest === null) throw new AppError('operation.unsupported');
  if (lockRequest === 'invalid') throw new AppError('request.invalid');
  const outcome = await changeLock(opening, lockRequest, now());
  if (outcome.kind === 'mismatch') return answerLockMismatch(reply, outcome.current?.id ?? '');
  const head = await store.headOf(opening.fileId);
  reply.header(wopiHeader.itemVersion, String(head.seq));
  if (outcome.answer !== undefined) reply.header(wopiHeader.lock, outcome.answer);
  return reply.send('');
}

async function putUserInfo({ request, reply }: Call) {
  const context = requireAccessContext(request);
  requireWriteAccess(context, now());
  const info = readText(bodyOf(request));
  if (info === null) throw new AppError('request.invalid');
  await storeUserInfo(context.opening.userId, info);
  return reply.send('');
}

/** Null if it is not valid text, too long, or contains characters that the database cannot store. */
function readText(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.length <= userInfoMaxLength && !text.includes('\0') ? text : null;
  } catch {
    return null;
  }
}
