import {
  type Conversion,
  type ConversionId,
  type ConvertedKind,
  convertedKindOf,
  type OpenDocumentKind,
  openDocumentKindFor,
} from '@redraft/contracts';
import { sentence } from '@redraft/sentences';
import type { Actor } from '../../access/index.ts';
import { inTransaction } from '../../platform/db.ts';
import { canConvert } from '../../platform/download-formats.ts';
import { AppError, tooManyRequests } from '../../platform/errors.ts';
import { sendJob } from '../../platform/job-queue.ts';
import { storedName } from '../attachments/index.ts';
import { zipCodec } from '../revisions/index.ts';
import { conversionProblem, maxOwn, maxWaiting, presentConversion } from './conversion-rules.ts';
import {
  countUnmadeConversions,
  deleteConversion,
  deleteOwnConversionsBeyond,
  insertConversion,
  lockOptionalConversion,
  selectOptionalConversion,
} from './queries.ts';
import { sourceProblem } from './source-rules.ts';

export const conversionQueue = 'conversions';

/** Requests the conversion of an upload to a type of file; the caller has checked what it is for. */
export async function requestConversion(
  actor: Pick<Actor, 'userId'>,
  upload: { file: { name: string; bytes: Uint8Array } | null; to: string },
  now: Date,
): Promise<Conversion> {
  const { file, to } = upload;
  if (!canConvert()) throw new AppError(sentence('conversion.unavailable', { ending: `.${to}` }));
  if (!file) throw new AppError('template.file_required');
  const kind = openDocumentKindFor(to);
  if (kind === null) throw new AppError(sentence('conversion.other_type', { ending: `.${to}` }));
  const problem = sourceProblem(file, kind, zipCodec);
  if (problem !== null)
    throw new AppError(
      problem === 'conversion.other_type' ? sentence(problem, { ending: `.${kind}` }) : problem,
    );
  const ownerId = actor.userId;
  const { bytes: source } = file;
  return inTransaction(async () => {
    await deleteOwnConversionsBeyond(ownerId, maxOwn - 1);
    if ((await countUnmadeConversions()) >= maxWaiting) throw tooManyRequests();
    const id = await insertConversion({ ownerId, name: storedName(file.name), kind, source, at: now });
    await sendJob(conversionQueue);
    return readConversion(actor, id);
  });
}

/** Throws the problem of a conversion that failed. */
export async function readConversion(actor: Pick<Actor, 'userId'>, id: ConversionId): Promise<Conversion> {
  const row = await selectOptionalConversion({ ownerId: actor.userId, id });
  if (row === undefined) throw new AppError('not_found');
  const { state } = row;
  if (state === 'failed') throw failureOf(row);
  return presentConversion({ ...row, state });
}

export interface ConvertedFile {
  kind: ConvertedKind;
  bytes: Uint8Array;
  original: { name: string; kind: OpenDocumentKind; bytes: Uint8Array };
}

/** Takes the result out, in the caller's transaction, which brings it into a file: after it the conversion is gone. */
export async function takeConverted(actor: Pick<Actor, 'userId'>, id: ConversionId): Promise<ConvertedFile> {
  const row = await lockOptionalConversion({ ownerId: actor.userId, id });
  if (row === undefined) throw new AppError('not_found');
  if (row.state === 'failed') throw failureOf(row);
  if (row.result === null) throw new AppError('conversion.waiting');
  await deleteConversion(id);
  const { name, kind, source } = row;
  return { kind: convertedKindOf[kind], bytes: row.result, original: { name, kind, bytes: source } };
}

function failureOf({
  problem,
  kind,
}: {
  problem: Parameters<typeof conversionProblem>[0] | null;
  kind: OpenDocumentKind;
}): AppError {
  return new AppError(conversionProblem(problem ?? 'conversion.failed', kind));
}
