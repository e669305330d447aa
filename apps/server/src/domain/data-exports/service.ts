import type { DataExport, UserId } from '@redraft/contracts';
import type { Language } from '@redraft/sentences';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { canRequestAgain, presentExport, retentionStart } from './export-rules.ts';
import {
  deleteExport,
  deleteExportsBefore,
  insertExport,
  selectOptionalExport,
  selectOptionalExportPiece,
} from './queries.ts';

/** The state of the user's data export. */
export async function readExportState(userId: UserId, now: Date): Promise<DataExport> {
  return presentExport(await selectOptionalExport(userId), now);
}

/** Repeated requests create one export; false if one is in progress. */
export async function requestExport(userId: UserId, language: Language, now: Date): Promise<boolean> {
  return inTransaction(async () => {
    if (!canRequestAgain(await selectOptionalExport(userId), now)) return false;
    await deleteExport(userId);
    await insertExport(userId, language, now);
    return true;
  });
}

/** Streams the finished file. */
export async function downloadExport(
  userId: UserId,
  now: Date,
): Promise<{ pieces: AsyncIterable<Uint8Array>; length: number; readyAt: Date }> {
  const row = await selectOptionalExport(userId);
  if (!row?.ready_at || presentExport(row, now).state !== 'ready') throw new AppError('not_found');
  return { pieces: piecesOf(row.id, row.size), length: row.size, readyAt: row.ready_at };
}

async function* piecesOf(id: number, size: number): AsyncGenerator<Uint8Array> {
  let sent = 0;
  for (let position = 0; sent < size; position++) {
    const piece = await selectOptionalExportPiece(id, position);
    if (!piece) throw new Error(`Export ${id} has lost piece ${position}`);
    sent += piece.length;
    yield piece;
  }
}

export async function deleteOldExports(now: Date): Promise<void> {
  await deleteExportsBefore(retentionStart(now));
}

/** For a deleted account. */
export async function eraseExport(userId: UserId): Promise<void> {
  await deleteExport(userId);
}
