import path from 'node:path';
import { chromium } from '@playwright/test';
import { buildApp } from '../../apps/server/src/app.ts';
import { prepareDemo } from '../../apps/server/src/demo/index.ts';
import { closeDatabase, openDatabase, pool } from '../../apps/server/src/platform/db.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres.ts';
import { createLogger } from '../../apps/server/src/platform/logging.ts';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import type { Row } from '../table.ts';
import { type Places, visitors, type WeighedPage } from './pages.ts';
import { type Weight, weighAs } from './weigh.ts';

/** KB are thousands of bytes, headers and all. */
const entranceKb = 180;
const pageKb = 350;

/** What the first visit to each page costs, over the wire, in the demo world. */
export async function benchPageWeight(directory: string): Promise<Row[]> {
  const postgres = await startEmbeddedPostgres({ directory: path.join(directory, 'postgres') });
  await migrate(postgres.connectionString);
  openDatabase(postgres.connectionString);
  await prepareDemo(() => {});
  const app = await buildApp({
    config: { publicUrl: undefined, editorUrl: undefined },
    logger: createLogger('silent'),
    isRateLimited: false,
  });
  try {
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    return await weighPages(origin, await placesOfDemo());
  } finally {
    await app.close();
    await closeDatabase();
    await postgres.stop();
  }
}

async function placesOfDemo(): Promise<Places> {
  // A text that is being written, and one that was handed in to be read.
  const { rows } = await pool().query<Places>(
    `SELECT max(class_id) AS "classId", max(assignments.id) FILTER (WHERE end_at > now()) AS "assignmentId",
       max(submissions.id) FILTER (WHERE end_at < now()) AS "submissionId"
     FROM submissions JOIN assignments ON assignments.id = assignment_id JOIN users ON users.id = student_id
     WHERE username = 'demo_student4'`,
  );
  const [places] = rows;
  if (places === undefined) throw new Error('Nobody writes in the demo world.');
  return places;
}

async function weighPages(origin: string, places: Places): Promise<Row[]> {
  const rows: Row[] = [];
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    for (const visitor of visitors(places)) {
      await weighAs(browser, { origin, visitor }, (page, weight) =>
        rows.push(toRow(visitor.who, page, weight)),
      );
    }
  } finally {
    await browser.close();
  }
  return rows;
}

function toRow(who: string, page: WeighedPage, { scripts, files, others, pictures }: Weight): Row {
  const most = page.isEntrance ? entranceKb : pageKb;
  const kb = (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`;
  return {
    measure: `${who}: ${page.path}`,
    value: `${kb(scripts)} of script in ${files} files, ${kb(others)} besides, ${kb(pictures)} of pictures`,
    target: `≤ ${most} KB of script`,
    isMet: scripts <= most * 1000,
  };
}
