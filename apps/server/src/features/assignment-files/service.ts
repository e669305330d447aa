import type {
  AssignmentId,
  AssignmentTemplateId,
  NewTemplateItem,
  TemplateFileId,
  TemplateItem,
} from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import {
  addItems,
  blankContent,
  copyTemplate,
  deleteItem,
  type ItemRow,
  itemsOf,
  listItemsById,
  lockItem,
  presentItem,
  selectItem,
  selectOptionalItem,
  updateItem,
  updateItemFile,
} from '../../domain/assignment-files/index.ts';
import {
  loadManagedAssignment,
  lockAssignment,
  lockAssignments,
  lockManagedAssignment,
} from '../../domain/assignments/index.ts';
import { revokeFileTokens } from '../../domain/editor-host/index.ts';
import { requestPurge } from '../../domain/revisions/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';

/** The files of an assignment, for the owner of its class. */
export async function listItemsFor(actor: Actor, assignmentId: AssignmentId): Promise<TemplateItem[]> {
  await loadManagedAssignment(actor, assignmentId);
  return itemsOf([assignmentId]);
}

/** An item of an assignment that the actor manages; to anybody else it does not exist. */
export async function loadManagedItem(actor: Actor, id: AssignmentTemplateId): Promise<ItemRow> {
  const item = await selectOptionalItem(id);
  if (!item) throw new AppError('not_found');
  await loadManagedAssignment(actor, item.assignment_id);
  return item;
}

/** The same, held against everybody else's changes; students who begin wait too. */
export async function lockManagedItem(actor: Actor, id: AssignmentTemplateId): Promise<ItemRow> {
  const { assignment_id: assignmentId } = await loadManagedItem(actor, id);
  await lockAssignment(assignmentId);
  await lockItem(id);
  const item = await selectOptionalItem(id);
  if (!item) throw new AppError('not_found');
  return item;
}

export async function addItem(
  actor: Actor,
  item: NewTemplateItem & { assignmentId: AssignmentId },
  now: Date,
): Promise<TemplateItem> {
  const { assignmentId } = item;
  return inTransaction(async () => {
    await lockManagedAssignment(actor, assignmentId);
    const [id] = await addItems({ actor, assignmentId, items: [item], now });
    if (id === undefined) throw new Error('No item was added.');
    const added = await selectItem(id);
    await record(actor, { action: 'assignment.file.add', item: added, now });
    return presentItem(added);
  });
}

/** Titles and permissions to import of several items: all or nothing. */
export async function changeItems(
  actor: Actor,
  changes: readonly { id: AssignmentTemplateId; title: string; allowImport: boolean }[],
  now: Date,
): Promise<TemplateItem[]> {
  return inTransaction(async () => {
    const changed: TemplateItem[] = [];
    for (const { item, title, allowImport } of await withLockedItems(actor, changes)) {
      await updateItem(item.id, { title, allowImport });
      const details = { before: item.title, after: title, allowImport };
      await record(actor, { action: 'assignment.file.update', item, now, details });
      changed.push(presentItem({ ...item, title, allow_import: allowImport }));
    }
    return changed;
  });
}

/** Each with its item, held against everybody else's changes. */
async function withLockedItems<Change extends { id: AssignmentTemplateId }>(
  actor: Actor,
  changes: readonly Change[],
): Promise<(Change & { item: ItemRow })[]> {
  const ids = changes.map(({ id }) => id);
  const assignmentIds = new Set((await listItemsById(ids)).map((item) => item.assignment_id));
  for (const id of assignmentIds) await loadManagedAssignment(actor, id);
  await lockAssignments([...assignmentIds]);
  const items = new Map((await listItemsById(ids)).map((item) => [item.id, item]));
  return changes.map((change) => {
    const item = items.get(change.id);
    if (!item) throw new AppError('not_found');
    return { ...change, item };
  });
}

export async function setAllowImport(
  actor: Actor,
  id: AssignmentTemplateId,
  change: { allowImport: boolean; now: Date },
): Promise<TemplateItem> {
  const { allowImport, now } = change;
  return inTransaction(async () => {
    const item = await lockManagedItem(actor, id);
    await updateItem(id, { allowImport });
    const details = { allowImport };
    await record(actor, { action: 'assignment.file.update', item, now, details });
    return presentItem({ ...item, allow_import: allowImport });
  });
}

/** Gives the item the content of a template, or makes it blank. Copies that students have already stay theirs. */
export async function applyTemplate(
  actor: Actor,
  wanted: { itemId: AssignmentTemplateId; templateFileId: TemplateFileId | undefined },
  now: Date,
): Promise<TemplateItem> {
  const { itemId, templateFileId } = wanted;
  return inTransaction(async () => {
    const item = await lockManagedItem(actor, itemId);
    const { content_type: contentType, title } = item;
    const content =
      templateFileId === undefined
        ? blankContent
        : await copyTemplate({ ownerId: actor.userId, templateFileId, contentType, title, at: now });
    await updateItemFile(itemId, content);
    await dropFile(item, now);
    const details = { before: item.template_title, after: content.templateTitle };
    await record(actor, { action: 'assignment.file.apply', item, now, details });
    return presentItem(await selectItem(itemId));
  });
}

export async function removeItem(actor: Actor, id: AssignmentTemplateId, now: Date): Promise<void> {
  await inTransaction(async () => {
    const item = await lockManagedItem(actor, id);
    if (item.type === 'MAIN')
      throw new AppError('request.invalid', { message: 'The main file of an assignment stays.' });
    if (item.number_of_copies > 0) throw new AppError('template.has_copies');
    await deleteItem(id);
    await dropFile(item, now);
    await record(actor, { action: 'assignment.file.remove', item, now });
  });
}

/** The file that an item no longer has: open editors on it end now, the sweep removes it. */
async function dropFile(item: ItemRow, now: Date): Promise<void> {
  if (item.file_id === null) return;
  await revokeFileTokens({ fileId: item.file_id });
  await requestPurge([item.file_id], now);
}

async function record(
  actor: Actor,
  act: { action: string; item: ItemRow; now: Date; details?: Record<string, unknown> },
): Promise<void> {
  const { action, item, now, details = {} } = act;
  await audit({
    at: now,
    actorId: actor.userId,
    action,
    subject: 'assignment',
    subjectId: item.assignment_id,
    details: { item: item.id, title: item.title, ...details },
  });
}
