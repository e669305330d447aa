import type { AuditedAction, ConversionId, Template, TemplateId } from '@redraft/contracts';
import { mediaTypes } from '@redraft/documents';
import type { Actor } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { fileNameOf } from '../../platform/file-name.ts';
import { sendJob } from '../../platform/job-queue.ts';
import type { FileAnswer } from '../../platform/route.ts';
import { type ConvertedFile, takeConverted } from '../conversions/index.ts';
import {
  createFile,
  findOriginal,
  keepOriginal,
  originalKindsOf,
  readOriginal,
  requestPurge,
  zipCodec,
} from '../revisions/index.ts';
import { presentTemplate } from './present.ts';
import {
  deleteTemplate,
  insertTemplate,
  listTemplates,
  lockOptionalTemplate,
  selectOptionalTemplate,
  selectOptionalThumbnail,
} from './queries.ts';
import { createThumbnail } from './thumbnail.ts';
import { thumbnailQueue } from './thumbnail-job.ts';
import { checkUpload } from './upload-rules.ts';

export async function listOwnTemplates(actor: Actor): Promise<Template[]> {
  const rows = await listTemplates(actor.userId);
  const kinds = await originalKindsOf(rows.map((row) => row.file_id));
  return rows.map((row) => presentTemplate(row, kinds.get(row.file_id)));
}

/** Adds a file to the instructor's own library, unchanged except for removed external references, and what it was converted from. */
export async function addTemplate(
  actor: Pick<Actor, 'userId'>,
  upload: {
    title: string;
    description: string;
    file: { name: string; bytes: Uint8Array } | null;
    original?: ConvertedFile['original'];
  },
  now: Date,
): Promise<Template> {
  const { title, description, file, original } = upload;
  if (!file) throw new AppError('template.file_required');
  const verdict = checkUpload(file.name, file.bytes, zipCodec);
  if ('problem' in verdict) throw new AppError(verdict.problem, { details: { reason: verdict.reason } });
  const { kind } = verdict;
  const { bytes } = file;
  const thumbnail = createThumbnail(bytes, kind);
  return inTransaction(async () => {
    const name = fileNameOf(title, kind);
    const { fileId } = await createFile({ kind, name, bytes, origin: 'import', at: now });
    if (original) await keepOriginal(fileId, { ...original, seq: 0 });
    const ownerId = actor.userId;
    const id = await insertTemplate({ ownerId, title, description, kind, fileId, ...thumbnail, at: now });
    await record(actor, { action: 'template.add', id, title, now });
    await sendJob(thumbnailQueue);
    const row = { id, title, description, kind, file_id: fileId, created_at: now };
    return presentTemplate(row, original?.kind);
  });
}

/** Adds a converted file with its original, or leaves the conversion as it was. */
export async function addConvertedTemplate(
  actor: Pick<Actor, 'userId'>,
  template: { title: string; description: string; conversionId: ConversionId },
  now: Date,
): Promise<Template> {
  const { title, description, conversionId } = template;
  return inTransaction(async () => {
    const { kind, bytes, original } = await takeConverted(actor, conversionId);
    const file = { name: `template.${kind}`, bytes };
    return addTemplate(actor, { title, description, file, original }, now);
  });
}

/** The file of which a template is the conversion, as it was uploaded. */
export async function downloadTemplateOriginal(actor: Actor, id: TemplateId): Promise<FileAnswer> {
  const template = await selectOptionalTemplate(actor.userId, id);
  if (!template) throw new AppError('template.unknown');
  const original = await findOriginal(template.file_id);
  if (!original) throw new AppError('not_found');
  return {
    bytes: await readOriginal(original),
    contentType: mediaTypes[original.kind],
    fileName: original.name,
  };
}

/** Removes a template from the library; assignments keep their own copies. */
export async function removeTemplate(actor: Actor, id: TemplateId, now: Date): Promise<void> {
  await inTransaction(async () => {
    const template = await lockOptionalTemplate(actor.userId, id);
    if (!template) throw new AppError('template.unknown');
    await deleteTemplate(actor.userId, id);
    await requestPurge([template.file_id], now);
    await record(actor, { action: 'template.delete', id, title: template.title, now });
  });
}

/** Thumbnails come from uploads: they can be displayed, but must not run or load anything. */
const picturesOnly = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export async function readThumbnail(actor: Actor, id: TemplateId): Promise<FileAnswer> {
  const found = await selectOptionalThumbnail(actor.userId, id);
  if (!found) throw new AppError('not_found');
  return {
    bytes: found.thumbnail,
    contentType: found.thumbnail_type,
    headers: { 'content-security-policy': picturesOnly },
  };
}

async function record(
  actor: Pick<Actor, 'userId'>,
  action: { action: AuditedAction; id: TemplateId; title: string; now: Date },
): Promise<void> {
  await audit({
    at: action.now,
    actorId: actor.userId,
    action: action.action,
    subject: 'template',
    subjectId: action.id,
    details: { title: action.title },
  });
}
