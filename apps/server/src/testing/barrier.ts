import pg from 'pg';
import { onTestFinished } from 'vitest';

/**
 * Determines the order of concurrent work without sleeping: a separate connection holds the locks that the work needs, and counts the program's
 * connections that wait for a lock.
 */
export interface Barrier {
  /** Runs a statement that takes locks, held until `release`. */
  hold: (statement: string, values?: unknown[]) => Promise<void>;
  /** Resolves once this many connections wait for a lock, or once all the work has ended. */
  untilWaiting: (count: number, ...work: Promise<unknown>[]) => Promise<void>;
  release: () => Promise<void>;
}

export async function createBarrier(connectionString: string): Promise<Barrier> {
  const holder = new pg.Client({ connectionString });
  const watcher = new pg.Client({ connectionString });
  await Promise.all([holder.connect(), watcher.connect()]);
  await holder.query('BEGIN');
  // A failure must not block later tests.
  onTestFinished(async () => {
    await Promise.all([holder.end(), watcher.end()]);
  });
  const waiting = async () => {
    const { rows } = await watcher.query<{ count: string }>(`
      SELECT count(*) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    return Number(rows[0]?.count);
  };
  return {
    hold: async (statement, values = []) => {
      await holder.query(statement, values);
    },
    untilWaiting: async (count, ...work) => {
      let hasEnded = false;
      const end = () => {
        hasEnded = true;
      };
      void Promise.allSettled(work).then(end);
      while (!hasEnded && (await waiting()) < count);
    },
    release: async () => {
      await holder.query('ROLLBACK');
    },
  };
}

/** Whether a call has been answered yet. */
export async function isAnswered(call: Promise<unknown>): Promise<boolean> {
  const open = Symbol('open');
  return (await Promise.race([call, Promise.resolve(open)])) !== open;
}
