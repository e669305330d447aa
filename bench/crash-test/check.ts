import { createTextReplay, toStoredOps } from '@redraft/revision-log';
import { readOps, verifyChain } from '../../apps/server/src/domain/revisions/index.ts';
import type { Writer } from './writers.ts';

export interface Checked {
  acknowledged: number;
  /** Answered saves that are not there, or not as they were sent. */
  missing: number;
  /** Saves that are there although their answer was lost. */
  unanswered: number;
  isIntact: boolean;
}

/** Replays the log of a text and looks up each save that was answered. */
export async function checkFile({ text: { fileId }, acknowledged }: Writer): Promise<Checked> {
  const log = await readOps(fileId);
  const replay = createTextReplay(log.base);
  const texts = new Map<number, string>();
  for (const { seq, ops } of log.saves) {
    for (const op of toStoredOps(ops)) replay.apply(op);
    texts.set(seq, replay.text());
  }
  return {
    acknowledged: acknowledged.length,
    missing: acknowledged.filter(({ seq, text }) => texts.get(seq)?.trimEnd() !== text.trimEnd()).length,
    unanswered: texts.size - new Set(acknowledged.map(({ seq }) => seq)).size,
    isIntact: (await verifyChain(fileId)).isIntact,
  };
}
