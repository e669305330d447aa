import { setImmediate as othersFirst } from 'node:timers/promises';
import { changeMatrix, foldSave, sessionsOf, startProcess } from '@redraft/analytics';
import type { FileId, SubmissionId } from '@redraft/contracts';
import type { Language } from '@redraft/sentences';
import type { Actor } from '../../access/index.ts';
import { selectClass } from '../../domain/classes/index.ts';
import { loadForReading } from '../../domain/readings/index.ts';
import { followsText, readOps } from '../../domain/revisions/index.ts';
import { drawChangeMap } from './change-map-rules.ts';

/** Saves that are folded before others are let in. */
const savesAtOnce = 100;

/** Which part of a text was worked on in which sitting (docs/metrics.md#position-by-time), as HTML. */
export async function changeMapOf(
  actor: Actor,
  { id, language }: { id: SubmissionId; language: Language },
  now: Date,
): Promise<string> {
  const { submission } = await loadForReading(
    actor,
    { submissionId: id, act: 'submission.read_process' },
    now,
  );
  const { time_zone: zone } = await selectClass(submission.class_id);
  const isText = followsText(submission.main_file_kind);
  const process = isText ? await processOf(submission.main_file_id) : startProcess('');
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
