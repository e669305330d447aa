import { decodeUtf7, encodeUtf7, formatTimestamp, wopiHeader } from '@redraft/wopi';
import type { FastifyReply } from 'fastify';
import { removeFile, renameFile, saveAsNewFile } from '../../domain/conformance-files/index.ts';
import { type FileAccess, issueFileToken } from '../../domain/editor-host/index.ts';
import { now } from '../../platform/clock.ts';
import { answerOf } from '../../platform/error-answers.ts';
import { AppError } from '../../platform/errors.ts';
import { answerLockMismatch, bodyOf, type Call, headersOf, requireAccessContext } from './call.ts';
import { hostOriginOf } from './options.ts';

/** Files that an editor creates, renames and deletes beside the open one (docs/editor-protocol.md#files-beside-a-file). */

type FolderRefusal = Exclude<
  Awaited<ReturnType<typeof saveAsNewFile>> | Awaited<ReturnType<typeof renameFile>>,
  { kind: 'made' | 'renamed' }
>;

export async function putRelativeFile(call: Call, { fileName }: FileAccess) {
  const { request, reply } = call;
  const { opening, endsAt } = requireAccessContext(request);
  const header = headersOf(request);
  const suggested = header(wopiHeader.suggestedTarget);
  const exactName = header(wopiHeader.relativeTarget);
  if ((suggested === undefined) === (exactName === undefined)) throw new AppError('request.invalid');
  const requested = {
    name: readName(exactName ?? suggested),
    isExact: exactName !== undefined,
    overwrites: header(wopiHeader.overwriteRelativeTarget)?.toLowerCase() === 'true',
    bytes: bodyOf(request),
  };
  const result = await saveAsNewFile({ opening, fileName }, requested, now());
  if (result.kind !== 'made') return refuse(reply, result);
  const { fileId, name: Name } = result;
  const { userId, sessionId } = opening;
  const tokenGrant = { fileId, userId, sessionId, mode: 'edit' as const, at: now(), expiresAt: endsAt };
  const token = await issueFileToken(tokenGrant);
  const origin = hostOriginOf(call.options, request);
  // Such files are only shown on the page for testing editors.
  const page = `${origin}/test/`;
  return reply.send({
    Name,
    Url: `${origin}/wopi/files/${fileId}?access_token=${token}`,
    HostViewUrl: page,
    HostEditUrl: page,
    LastModifiedTime: formatTimestamp(result.modifiedAt.getTime()),
  });
}

export async function renameOpened({ request, reply }: Call) {
  const header = headersOf(request);
  const newStem = readName(header(wopiHeader.requestedName));
  const lockId = header(wopiHeader.lock) || null;
  const result = await renameFile(requireAccessContext(request).opening, { stem: newStem, lockId }, now());
  return result.kind === 'renamed' ? reply.send({ Name: result.stem }) : refuse(reply, result);
}

export async function deleteOpened({ request, reply }: Call) {
  const result = await removeFile(requireAccessContext(request).opening, now());
  return result.kind === 'removed' ? reply.send('') : refuse(reply, result);
}

function readName(header: string | undefined): string {
  const name = header === undefined ? null : decodeUtf7(header);
  if (name === null) throw new AppError('request.invalid');
  return name;
}

function refuse(reply: FastifyReply, refused: FolderRefusal) {
  if (refused.kind === 'locked') return answerLockMismatch(reply, refused.lock.id);
  if (refused.kind === 'taken')
    return reply
      .code(409)
      .header(wopiHeader.validRelativeTarget, encodeUtf7(refused.free))
      .send(answerOf('file.name_taken'));
  const response = answerOf('file.name_invalid');
  if (refused.nearest !== null) reply.header(wopiHeader.validRelativeTarget, encodeUtf7(refused.nearest));
  return reply.code(400).header(wopiHeader.invalidFileName, response.message).send(response);
}
