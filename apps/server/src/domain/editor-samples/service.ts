import type { ContentType, FileId } from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import type { Actor } from '../../access/index.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { fileNameOf } from '../../platform/file-name.ts';
import { blankFile } from '../office-files/index.ts';
import { createFile, zipCodec } from '../revisions/index.ts';
import { insertSample, lockSamplesOf, selectOptionalSample, selectOptionalSampleOf } from './queries.ts';
import { sampleTitle } from './sample-title.ts';

interface Sample {
  fileId: FileId;
  kind: OfficeKind;
  isOwn: boolean;
}

/** The sample with this ID and type, or else the user's own one of the type, created at its first opening. Other files are not found. */
export async function provideSample(
  actor: Actor,
  { id, type }: { id?: FileId | undefined; type: ContentType },
  now: Date,
): Promise<Sample> {
  if (id === undefined) return provideOwnSample(actor, type, now);
  const sample = await selectOptionalSample(id, type);
  if (!sample) throw new AppError('not_found');
  return { fileId: id, kind: sample.kind, isOwn: sample.owner_id === actor.userId };
}

async function provideOwnSample(actor: Actor, contentType: ContentType, now: Date): Promise<Sample> {
  return inTransaction(async () => {
    await lockSamplesOf(actor.userId);
    const sample = await selectOptionalSampleOf(actor.userId, contentType);
    if (sample) return { fileId: sample.file_id, kind: sample.kind, isOwn: true };
    const blank = blankFile(contentType, zipCodec);
    const name = fileNameOf(sampleTitle, blank.kind);
    const { fileId } = await createFile({ ...blank, name, origin: 'base', at: now });
    await insertSample({ fileId, ownerId: actor.userId, contentType });
    return { fileId, kind: blank.kind, isOwn: true };
  });
}
