import { setImmediate as othersFirst } from 'node:timers/promises';
import { changeMatrix, foldSave, sessionsOf, startProcess } from '@redraft/analytics';
import type { FileId } from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import type { Language } from '@redraft/sentences';
import { followsText, readOps } from '../revisions/index.ts';
import { drawChangeMap } from './change-map-rules.ts';

/** Saves that are folded before others are let in. */
const savesAtOnce = 100;

/** Which part of a text was worked on in which sitting (docs/metrics.md#position-by-time), as HTML. Whoever asks has found that it may be seen. */
export async function changeMapOfText(
  text: { main_file_id: FileId; main_file_kind: OfficeKind },
  { zone, language }: { zone: string; language: Language },
): Promise<string> {
  const isText = followsText(text.main_file_kind);
  const process = isText ? await processOf(text.main_file_id) : startProcess('');
  const { cells } = changeMatrix(process, { axis: 'session', positionBins: 10 });
  const sittings = sessionsOf(process).map(({ firstAt }, index) => ({
    firstAt,
    cells: cells[index] ?? [],
  }));
  return drawChangeMap(sittings, { zone, language });
}

async function processOf(fileId: FileId) {
  const { base, saves } = await readOps(fileId);
  const process = startProcess(base);
  for (const [index, save] of saves.entries()) {
    foldSave(process, save);
    if (index % savesAtOnce === 0) await othersFirst();
  }
  return process;
}
