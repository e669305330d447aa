import type {
  AssignmentId,
  AssignmentTemplateId,
  FileId,
  NewTemplateItem,
  TemplateFileId,
  TemplateItem,
  UserId,
} from '@redraft/contracts';
import { asDocument } from '@redraft/documents';
import type { Actor } from '../../access/index.ts';
import { AppError } from '../../platform/errors.ts';
import { fileNameOf } from '../../platform/file-name.ts';
import { fenceTexts } from '../fencing/index.ts';
import { blankFile, contentTypeOf, lockOptionalTemplate } from '../library/index.ts';
import { copyFile, createFile, readCurrent, requestPurge, zipCodec } from '../revisions/index.ts';
import { presentItem } from './present.ts';
import { type ItemRow, insertItem, listFilesOf, listItems, lockItemsOf } from './queries.ts';

/** Beside the main one. */
const maxAdditional = 10;

/** The files of assignments, the main ones first. */
export async function itemsOf(assignmentIds: readonly AssignmentId[]): Promise<TemplateItem[]> {
  return (await listItems(assignmentIds)).map(presentItem);
}

/** Adds files to an assignment that its caller has locked, each with a copy of its own of the chosen template. */
export async function addItems(wanted: {
  actor: Pick<Actor, 'userId'>;
  assignmentId: AssignmentId;
  items: readonly NewTemplateItem[];
  now: Date;
}): Promise<AssignmentTemplateId[]> {
  const { actor, assignmentId, items, now } = wanted;
  requireRoom(await listItems([assignmentId]), items);
  const ids: AssignmentTemplateId[] = [];
  for (const item of items) {
    const { contentType, templateFileId, title } = item;
    const content =
      templateFileId === null
        ? blankContent
        : await copyTemplate({ ownerId: actor.userId, templateFileId, contentType, title, at: now });
    const { assignmentTemplateType: type, allowImport } = item;
    ids.push(await insertItem({ assignmentId, type, contentType, title, allowImport, ...content, at: now }));
  }
  return ids;
}

function requireRoom(existing: readonly ItemRow[], added: readonly NewTemplateItem[]): void {
  const types = [...existing.map((item) => item.type), ...added.map((item) => item.assignmentTemplateType)];
  const count = (type: 'MAIN' | 'ADDITIONAL') => types.filter((one) => one === type).length;
  if (count('MAIN') > 1)
    throw new AppError('request.invalid', { message: 'An assignment has one main file.' });
  if (count('ADDITIONAL') > maxAdditional) throw new AppError('template.too_many');
}

export interface ItemContent {
  fileId: FileId | null;
  templateTitle: string | null;
  templateFileId: TemplateFileId | null;
}

/** A blank file is made when somebody needs it. */
export const blankContent: ItemContent = { fileId: null, templateTitle: null, templateFileId: null };

/** A template of the instructor's own library as the content of an item: a document from its own bytes. */
export async function copyTemplate(wanted: {
  ownerId: UserId;
  templateFileId: TemplateFileId;
  contentType: ItemRow['content_type'];
  title: string;
  at: Date;
}): Promise<ItemContent> {
  const { ownerId, templateFileId, contentType, title, at } = wanted;
  const template = await lockOptionalTemplate(ownerId, templateFileId);
  if (!template) throw new AppError('template.unknown');
  if (contentTypeOf(template.kind) !== contentType) throw new AppError('document.wrong_type');
  const { bytes } = await readCurrent(template.file_id);
  const document = asDocument(bytes, template.kind, zipCodec);
  const name = fileNameOf(title, document.kind);
  const { fileId } = await createFile({ ...document, name, origin: 'base', at });
  return { fileId, templateTitle: template.title, templateFileId };
}

/** The same files for a copy of the assignment, as they are now. */
export async function copyItems(copy: { from: AssignmentId; to: AssignmentId; at: Date }): Promise<void> {
  const items = await listItems([copy.from]);
  // Each has a main file: this one has been deleted since it was read.
  if (items.length === 0) throw new AppError('not_found');
  for (const item of items) {
    const { file_id: fileId, file_kind: kind, title } = item;
    const own = fileId && kind && (await copyFile(fileId, { name: fileNameOf(title, kind), at: copy.at }));
    await insertItem({
      assignmentId: copy.to,
      type: item.type,
      contentType: item.content_type,
      title,
      fileId: own ? own.fileId : null,
      templateTitle: item.template_title,
      templateFileId: item.template_file_id,
      allowImport: item.allow_import,
      at: copy.at,
    });
  }
}

/** Where assignments that the caller has locked are removed: every file that they brought about goes too. */
export async function purgeFilesOf(assignmentIds: readonly AssignmentId[], at: Date): Promise<void> {
  // Who begins an additional file at this moment comes before this or finds nothing to begin.
  await lockItemsOf(assignmentIds);
  for (const assignmentId of assignmentIds) await fenceTexts({ assignmentId });
  await requestPurge(await listFilesOf(assignmentIds), at);
}

/** A student's own file, begun from what the item holds now. */
export async function startFromItem(item: ItemRow, file: { title: string; at: Date }): Promise<FileId> {
  const { title, at } = file;
  if (item.file_id && item.file_kind) {
    const name = fileNameOf(title, item.file_kind);
    return (await copyFile(item.file_id, { name, at })).fileId;
  }
  const blank = blankFile(item.content_type, zipCodec);
  const name = fileNameOf(title, blank.kind);
  return (await createFile({ ...blank, name, origin: 'base', at })).fileId;
}

/** The main file of a student who begins now. */
export async function mainFileFor(
  assignmentId: AssignmentId,
  file: { title: string; at: Date },
): Promise<FileId> {
  return startFromItem(await selectMainItem(assignmentId), file);
}

async function selectMainItem(assignmentId: AssignmentId): Promise<ItemRow> {
  const main = (await listItems([assignmentId])).find((item) => item.type === 'MAIN');
  if (!main) throw new Error(`Assignment ${assignmentId} has no main file.`);
  return main;
}
