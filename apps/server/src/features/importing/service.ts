import {
  type ContentType,
  type Conversion,
  type ConversionId,
  extensionOf,
  type FileId,
} from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { requestConversion, takeConverted } from '../../domain/conversions/index.ts';
import { importFile, loadImportTarget } from '../../domain/file-imports/index.ts';
import { inTransaction } from '../../platform/db.ts';

export interface UploadedFile {
  name: string;
  bytes: Uint8Array;
}

/** Refuses what the import would refuse before a worker converts anything. */
export async function convertForFile(
  actor: Actor,
  { fileId, file }: { fileId: FileId; file: UploadedFile | null },
  now: Date,
): Promise<Conversion> {
  const kind = await loadImportTarget(actor, fileId, now);
  return requestConversion(actor, { file, to: kind }, now);
}

export async function convertForTemplate(
  actor: Actor,
  { contentType, file }: { contentType: ContentType; file: UploadedFile | null },
  now: Date,
): Promise<Conversion> {
  return requestConversion(actor, { file, to: extensionOf[contentType] }, now);
}

/** Imports the result with its original, or leaves both as they were. */
export async function importConverted(
  actor: Actor,
  { id, fileId }: { id: ConversionId; fileId: FileId },
  now: Date,
): Promise<void> {
  await inTransaction(async () => {
    const { bytes, original } = await takeConverted(actor, id);
    await importFile(actor, { fileId, bytes, original }, now);
  });
}
