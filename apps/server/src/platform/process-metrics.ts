import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { countPoolConnections } from './db.ts';
import { readReplicaUse } from './replica.ts';

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

export function timeJob<T>(queue: string, run: () => Promise<T>): Promise<T> {
  return observeDuration(run, (outcome, seconds) => jobDurations.observe({ queue, outcome }, seconds));
}

const objectCallDurations = new Histogram({
  name: 'redraft_object_storage_duration_seconds',
  help: 'Time that a request to the object storage took, by operation and outcome',
  labelNames: ['operation', 'outcome'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5],
  registers: [],
});

export function timeObjectCall<T>(operation: string, run: () => Promise<T>): Promise<T> {
  return observeDuration(run, (outcome, seconds) =>
    objectCallDurations.observe({ operation, outcome }, seconds),
  );
}

async function observeDuration<T>(
  run: () => Promise<T>,
  observe: (outcome: 'completed' | 'failed', seconds: number) => void,
): Promise<T> {
  const start = performance.now();
  const end = (outcome: 'completed' | 'failed') => observe(outcome, (performance.now() - start) / 1000);
  try {
    const result = await run();
    end('completed');
    return result;
  } catch (error) {
    end('failed');
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
  registry.registerMetric(objectCallDurations);
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
  addReplicaMetrics(registry);
  return registry;
}

/** Without samples if no replica is set. */
function addReplicaMetrics(registry: Registry): void {
  registry.registerMetric(
    new Gauge({
      name: 'redraft_replica_used',
      help: 'Whether the read replica is used',
      registers: [],
      collect() {
        const use = readReplicaUse();
        if (use) this.set(use.asOfMs === null ? 0 : 1);
        else this.remove();
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'redraft_replica_lag_seconds',
      help: 'How old answers of the read replica may be; without a sample while it is not used',
      registers: [],
      collect() {
        const asOfMs = readReplicaUse()?.asOfMs ?? null;
        if (asOfMs === null) this.remove();
        else this.set((performance.now() - asOfMs) / 1000);
      },
    }),
  );
  registry.registerMetric(
    new Counter({
      name: 'redraft_replica_reads_total',
      help: 'Reads that the replica may answer, by who did; "repeated" if the replica failed and the database was asked again',
      labelNames: ['answered_by'],
      registers: [],
      collect() {
        this.reset();
        for (const [answeredBy, count] of Object.entries(readReplicaUse()?.answered ?? {}))
          this.inc({ answered_by: answeredBy }, count);
      },
    }),
  );
}
