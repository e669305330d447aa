import type { WritingLog } from '@redraft/analytics';

/** How a text came about, for its author (docs/own-data.md#process-log). */
export interface ProcessLog {
  format: 'redraft-process-log-1';
  /** The text that the file began with. */
  base: string;
  versions: {
    version: number;
    /** ISO 8601, UTC. */
    at: string;
    origin: string;
    /** Words of the text after it. */
    words: number;
    /** From left to right; positions in characters (code points) of the text made so far. */
    changes: { position: number; deleted: string; inserted: string }[];
  }[];
}

/** @param words After each save that changed the text, in order. */
export function toProcessLog({ base, saves }: WritingLog, words: readonly number[]): ProcessLog {
  let number = 0;
  return {
    format: 'redraft-process-log-1',
    base,
    versions: saves.flatMap(({ seq, t, origin, ops }) => {
      const changes = ops.filter(({ del, ins }) => del !== ins);
      if (changes.length === 0) return [];
      return [
        {
          version: seq,
          at: new Date(t).toISOString(),
          origin,
          words: words[number++] ?? 0,
          changes: changes.map(({ p: position, del: deleted, ins: inserted }) => ({
            position,
            deleted,
            inserted,
          })),
        },
      ];
    }),
  };
}
