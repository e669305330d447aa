import { Gauge, type Registry } from 'prom-client';
import { now } from '../../../platform/clock.ts';
import { type DatabaseFigures, readDatabaseFigures } from './figures-queries.ts';

/** How long counted figures are reused: counting takes the database some milliseconds, and several gauges share it. */
const freshMs = 5000;
/** After this time the response contains only the metrics of the process: the database is unavailable. */
const timeoutMs = 3000;

type Sample = readonly [labels: Record<string, string>, value: number];

interface Definition {
  name: string;
  help: string;
  labelNames: readonly string[];
  samples: (figures: DatabaseFigures) => readonly Sample[];
}

const mailStates = ['waiting', 'sending', 'sent', 'failed', 'in_doubt'];
const conversionStates = ['waiting', 'making', 'ready', 'failed'];

const definitions: readonly Definition[] = [
  {
    name: 'redraft_jobs',
    help: 'Jobs of a queue by state; failed ones are kept for some days',
    labelNames: ['queue', 'state'],
    samples: ({ queues }) =>
      queues.flatMap(({ name: queue, waiting, active, failed }) =>
        Object.entries({ waiting, active, failed }).map(
          ([state, count]): Sample => [{ queue, state }, count],
        ),
      ),
  },
  {
    name: 'redraft_job_oldest_waiting_seconds',
    help: 'How long the oldest waiting job of a queue has been due',
    labelNames: ['queue'],
    samples: ({ queues }) =>
      queues.map(({ name: queue, oldestSeconds }): Sample => [{ queue }, oldestSeconds]),
  },
  {
    name: 'redraft_mails',
    help: 'Mails of the last 30 days by state',
    labelNames: ['state'],
    samples: ({ mails }) => listSamples(mails, mailStates),
  },
  {
    name: 'redraft_mail_oldest_waiting_seconds',
    help: 'How long the oldest waiting mail has waited',
    labelNames: [],
    samples: ({ oldestMailSeconds }) => [[{}, oldestMailSeconds]],
  },
  {
    name: 'redraft_pdf_copies',
    help: 'PDFs of texts by state',
    labelNames: ['state'],
    samples: ({ pdfCopies }) => listSamples(pdfCopies, conversionStates),
  },
  {
    name: 'redraft_conversions',
    help: 'Conversions of OpenDocument files by state',
    labelNames: ['state'],
    samples: ({ conversions }) => listSamples(conversions, conversionStates),
  },
  {
    name: 'redraft_unused_objects',
    help: 'Objects in the object storage that nothing refers to; they are deleted after a day',
    labelNames: [],
    samples: ({ unusedObjects }) => [[{}, unusedObjects]],
  },
  {
    name: 'redraft_sessions',
    help: 'Sessions that are signed in',
    labelNames: [],
    samples: ({ sessions }) => [[{}, sessions]],
  },
  {
    name: 'redraft_open_documents',
    help: 'Documents that somebody may read or write in an editor',
    labelNames: [],
    samples: ({ openDocuments }) => [[{}, openDocuments]],
  },
  {
    name: 'redraft_unsealed_revisions',
    help: 'Saved versions that are not sealed yet, counted up to a million',
    labelNames: [],
    samples: ({ unsealedRevisions }) => [[{}, unsealedRevisions]],
  },
  {
    name: 'redraft_unsealed_oldest_seconds',
    help: 'Age of the oldest version that is not sealed',
    labelNames: [],
    samples: ({ oldestUnsealedSeconds }) => [[{}, oldestUnsealedSeconds]],
  },
];

function listSamples(rows: readonly { state: string; count: number }[], states: readonly string[]): Sample[] {
  return states.map((state) => [{ state }, rows.find((row) => row.state === state)?.count ?? 0]);
}

/** Adds gauges of rows in the database; they have no samples while it does not answer. */
export function addDatabaseMetrics(registry: Registry): void {
  const readFigures = shareFigures(() => readDatabaseFigures(now()));
  for (const { name, help, labelNames, samples } of definitions) {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames,
        registers: [],
        async collect() {
          this.reset();
          const figures = await readFigures();
          if (figures === null) this.remove();
          else for (const [labels, value] of samples(figures)) this.set(labels, value);
        },
      }),
    );
  }
  registry.registerMetric(
    new Gauge({
      name: 'redraft_database_up',
      help: 'Whether the database answers',
      registers: [],
      async collect() {
        this.set((await readFigures()) === null ? 0 : 1);
      },
    }),
  );
}

/** Null if the figures cannot be read in time. */
function shareFigures(read: () => Promise<DatabaseFigures>): () => Promise<DatabaseFigures | null> {
  let current: { at: number; figures: Promise<DatabaseFigures | null> } | undefined;
  return () => {
    const at = performance.now();
    if (!current || at - current.at > freshMs) current = { at, figures: readInTime(read) };
    return current.figures;
  };
}

async function readInTime(read: () => Promise<DatabaseFigures>): Promise<DatabaseFigures | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeoutMs);
  });
  const figures = read().catch(() => null);
  return Promise.race([figures, late]).finally(() => clearTimeout(timer));
}
