import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { pool } from '../../apps/server/src/platform/db.ts';

export interface LockWaits {
  longestMs: number;
  /** The start of the statement that waited longest. */
  statement: string;
  /** Samples in which at least one session waited for a lock, and all samples. */
  waiting: number;
  samples: number;
}

const sampleMs = 10;
const sampleSchema = z.object({ ms: z.number(), statement: z.string() });

/** Samples how long sessions of the open database have been waiting for locks. */
export function watchLockWaits(): { end: () => Promise<LockWaits> } {
  const waits: LockWaits = { longestMs: 0, statement: '', waiting: 0, samples: 0 };
  let isEnding = false;
  const watching = (async () => {
    while (!isEnding) {
      const longest = await selectOptionalLongestWait();
      waits.samples += 1;
      if (longest) waits.waiting += 1;
      if (longest && longest.ms > waits.longestMs)
        Object.assign(waits, { longestMs: longest.ms, statement: longest.statement });
      await delay(sampleMs);
    }
  })();
  return {
    end: async () => {
      isEnding = true;
      await watching;
      return waits;
    },
  };
}

async function selectOptionalLongestWait() {
  const { rows } = await pool().query(`
    SELECT extract(epoch FROM clock_timestamp() - pg_locks.waitstart)::float8 * 1000 AS ms,
      left(regexp_replace(query, '[[:space:]]+', ' ', 'g'), 60) AS statement
    FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE NOT granted AND waitstart IS NOT NULL AND datname = current_database()
    ORDER BY waitstart LIMIT 1`);
  return z.array(sampleSchema).parse(rows)[0];
}
