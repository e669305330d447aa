import type { WritingLog } from '@redraft/analytics';

/** The writing process of a text, for its author (docs/own-data.md#process-log). */
export interface ProcessLog {
  format: 'redraft-process-log-1';
  /** The initial text. */
  base: string;
  versions: {
    version: number;
    /** ISO 8601, UTC. */
    at: string;
    origin: string;
    /** Word count after the save. */
    words: number;
    /** From left to right; positions in code points of the text so far. */
    changes: { position: number; deleted: string; inserted: string }[];
  }[];
}

/** @param words Word counts after each save that changed the text, in order. */
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
