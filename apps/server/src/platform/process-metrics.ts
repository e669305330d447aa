import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { countPoolConnections } from './db.ts';

/** Metrics of this process (docs/operations/monitoring.md#metrics). Labels have few values: never an id, a name or an address. */

const errors = new Counter({
  name: 'redraft_errors_total',
  help: 'Answers with an error by its code',
  labelNames: ['code'],
  registers: [],
});

export function countError(code: string): void {
  errors.inc({ code });
}

const jobDurations = new Histogram({
  name: 'redraft_job_duration_seconds',
  help: 'Time that a job ran, by queue and outcome',
  labelNames: ['queue', 'outcome'],
  buckets: [0.01, 0.1, 0.5, 1, 5, 30, 120, 600],
  registers: [],
});

export async function timeJob<T>(queue: string, run: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const observe = (outcome: 'completed' | 'failed') =>
    jobDurations.observe({ queue, outcome }, (performance.now() - start) / 1000);
  try {
    const result = await run();
    observe('completed');
    return result;
  } catch (error) {
    observe('failed');
    throw error;
  }
}

/** Of both kinds of processes; further metrics are added by the caller. */
export function createMetricsRegistry(): Registry {
  const registry = new Registry();
  // Memory, CPU, open files, and the delay of the event loop.
  collectDefaultMetrics({ register: registry });
  registry.registerMetric(errors);
  registry.registerMetric(jobDurations);
  registry.registerMetric(
    new Gauge({
      name: 'redraft_database_connections',
      help: 'Connections of this process to the database',
      labelNames: ['pool', 'state'],
      registers: [],
      collect() {
        this.reset();
        for (const { pool, idle, active } of countPoolConnections()) {
          this.set({ pool, state: 'idle' }, idle);
          this.set({ pool, state: 'active' }, active);
        }
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'redraft_database_waiting_queries',
      help: 'Queries of this process that wait for a connection',
      labelNames: ['pool'],
      registers: [],
      collect() {
        this.reset();
        for (const { pool, waiting } of countPoolConnections()) this.set({ pool }, waiting);
      },
    }),
  );
  return registry;
}
