import { textOfDocx } from '@redraft/documents';
import { createTextReplay, toStoredOps } from '@redraft/revision-log';
import { readAt, readOps, verifyChain } from '../../apps/server/src/domain/revisions/index.ts';
import type { Writer } from './writers.ts';

export interface Checked {
  acknowledged: number;
  /** Answered saves whose text is not there, or not as it was sent. */
  missing: number;
  /** Answered saves whose file at that version does not open, or reads otherwise. */
  unreadable: number;
  /** Saves that are there although their answer was lost. */
  unanswered: number;
  isIntact: boolean;
}

/** Replays the log of a text and opens its file at each version, and looks up each save that was answered. */
export async function checkFile({ text: { fileId }, acknowledged }: Writer): Promise<Checked> {
  const log = await readOps(fileId);
  const replay = createTextReplay(log.base);
  const texts = new Map<number, string>();
  for (const { seq, ops } of log.saves) {
    for (const op of toStoredOps(ops)) replay.apply(op);
    texts.set(seq, replay.text());
  }
  let unreadable = 0;
  for (const { seq, text } of acknowledged) {
    const read = await readAt(fileId, seq)
      .then(textOfDocx)
      .catch(() => null);
    if (read?.trimEnd() !== text.trimEnd()) unreadable += 1;
  }
  return {
    acknowledged: acknowledged.length,
    missing: acknowledged.filter(({ seq, text }) => texts.get(seq)?.trimEnd() !== text.trimEnd()).length,
    unreadable,
    unanswered: texts.size - new Set(acknowledged.map(({ seq }) => seq)).size,
    isIntact: (await verifyChain(fileId)).isIntact,
  };
}
