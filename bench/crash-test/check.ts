import type { FileId } from '@redraft/contracts';
import { textOfDocx } from '@redraft/documents';
import { createTextReplay, toStoredOps } from '@redraft/revision-log';
import { readAt, readOps, verifyChain } from '../../apps/server/src/domain/revisions/index.ts';
import type { Writer } from './writers.ts';

export interface Checked {
  acknowledged: number;
  /** Acknowledged saves whose text is missing or differs. */
  missing: number;
  /** Acknowledged saves whose file at that version does not open or has another text. */
  unreadable: number;
  isIntact: boolean;
}

/** Replays a text's log, opens its file at each version, and looks up each acknowledged save. */
export async function checkFile({ text: { fileId }, acknowledged }: Writer): Promise<Checked> {
  // An unreadable log counts as having no versions.
  const texts = await readTexts(fileId).catch(() => new Map<number, string>());
  const isAs = (found: string | null | undefined, sent: string) => found?.trimEnd() === sent.trimEnd();
  let unreadable = 0;
  for (const { seq, text } of acknowledged) {
    const found = await readAt(fileId, seq)
      .then(textOfDocx)
      .catch(() => null);
    if (!isAs(found, text)) unreadable += 1;
  }
  return {
    acknowledged: acknowledged.length,
    missing: acknowledged.filter(({ seq, text }) => !isAs(texts.get(seq), text)).length,
    unreadable,
    isIntact: (await verifyChain(fileId).catch(() => null))?.isIntact === true,
  };
}

async function readTexts(fileId: FileId): Promise<Map<number, string>> {
  const log = await readOps(fileId);
  const replay = createTextReplay(log.base);
  const texts = new Map<number, string>();
  for (const { seq, ops } of log.saves) {
    for (const op of toStoredOps(ops)) replay.apply(op);
    texts.set(seq, replay.text());
  }
  return texts;
}
