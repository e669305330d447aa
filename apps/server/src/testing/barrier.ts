import pg from 'pg';
import { onTestFinished } from 'vitest';

/**
 * Decides who comes first without waiting for a time: a connection beside the program holds what the ones to be held up
 * need, and says how many of the program's own wait for something.
 */
export interface Barrier {
  /** Runs a statement that takes locks, held until `release`. */
  hold: (statement: string, values?: unknown[]) => Promise<void>;
  /** Resolves once so many connections wait for a lock, or once all the work that might wait has ended. */
  untilWaiting: (count: number, ...work: Promise<unknown>[]) => Promise<void>;
  release: () => Promise<void>;
}

export async function createBarrier(connectionString: string): Promise<Barrier> {
  const holder = new pg.Client({ connectionString });
  const watcher = new pg.Client({ connectionString });
  await Promise.all([holder.connect(), watcher.connect()]);
  await holder.query('BEGIN');
  // What fails must not hold up the tests after it.
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

/** Whether a call has been answered, at this moment. */
export async function isAnswered(call: Promise<unknown>): Promise<boolean> {
  const open = Symbol('open');
  return (await Promise.race([call, Promise.resolve(open)])) !== open;
}
