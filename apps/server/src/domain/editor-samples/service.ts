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
  if (id === undefined) return provideOwn(actor, type, now);
  const row = await selectOptionalSample(id, type);
  if (!row) throw new AppError('not_found');
  return { fileId: id, kind: row.kind, isOwn: row.owner_id === actor.userId };
}

async function provideOwn(actor: Actor, contentType: ContentType, now: Date): Promise<Sample> {
  return inTransaction(async () => {
    await lockSamplesOf(actor.userId);
    const row = await selectOptionalSampleOf(actor.userId, contentType);
    if (row) return { fileId: row.file_id, kind: row.kind, isOwn: true };
    const blank = blankFile(contentType, zipCodec);
    const name = fileNameOf(sampleTitle, blank.kind);
    const { fileId } = await createFile({ ...blank, name, origin: 'base', at: now });
    await insertSample({ fileId, ownerId: actor.userId, contentType });
    return { fileId, kind: blank.kind, isOwn: true };
  });
}
