import { setImmediate as othersFirst } from 'node:timers/promises';
import { algorithmVersion, foldSave, type Process, startProcess } from '@redraft/analytics';
import { accommodationFor, type FileId } from '@redraft/contracts';
import { listGrants } from '../members/index.ts';
import { followsText, readOps } from '../revisions/index.ts';
import { targetsFor } from './expectation-rules.ts';
import { keepScores, selectOptionalWaiting } from './queries.ts';
import { noScores, scoresOf } from './score-rules.ts';

/** Saves that are folded before others are let in. */
const savesAtOnce = 200;

/** Computes what one evaluation asks for, from the whole log up to its version; nothing where that is done. */
export async function evaluate(id: number, now: Date): Promise<void> {
  const wanted = await selectOptionalWaiting(id);
  if (!wanted) return;
  const { main_file_id: fileId, version_seq: seq } = wanted;
  if (!followsText(wanted.kind)) return keepScores(id, { ...noScores, algorithmVersion }, now);
  const targets = targetsFor(
    {
      words: wanted.expected_words,
      minutes: wanted.expected_minutes,
      sittings: wanted.expected_sittings,
    },
    await extraPercentOf(wanted),
  );
  const { has_drafts: hasDrafts, is_handed_in: isHandedIn } = wanted;
  const scores = scoresOf(await processUpTo(fileId, seq), { targets, hasDrafts, isHandedIn });
  await keepScores(id, { ...scores, algorithmVersion }, now);
}

async function extraPercentOf(wanted: NonNullable<Awaited<ReturnType<typeof selectOptionalWaiting>>>) {
  const { class_id: classId, assignment_id: assignmentId, student_id: studentId } = wanted;
  const grants = await listGrants(classId, studentId);
  return accommodationFor(grants, assignmentId)?.extraPercent ?? 0;
}

async function processUpTo(fileId: FileId, seq: number): Promise<Process> {
  const { base, saves } = await readOps(fileId);
  const process = startProcess(base);
  for (const [index, save] of saves.entries()) {
    if (save.seq > seq) break;
    foldSave(process, save);
    if (index % savesAtOnce === 0) await othersFirst();
  }
  return process;
}
