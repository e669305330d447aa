import { prepareDemo } from '../../apps/server/src/demo/index.ts';
import { pool } from '../../apps/server/src/platform/db.ts';
import { onAppIn } from '../app.ts';
import { inBrowser } from '../browser.ts';
import type { Row } from '../table.ts';
import { type Places, visitors, type WeighedPage } from './pages.ts';
import { type Weight, weighAs } from './weigh.ts';

/** KB are 1000 bytes, including headers. */
const entranceKb = 180;
const pageKb = 350;

/** Transfer size of the first visit to each page, with the demo data. */
export async function benchPageWeight(directory: string): Promise<Row[]> {
  const seed = async () => {
    await prepareDemo(() => {});
    return placesOfDemo();
  };
  return onAppIn(directory, seed, weighPages);
}

async function placesOfDemo(): Promise<Places> {
  // A text being written, and a submitted one.
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
  return inBrowser(async (browser) => {
    const rows: Row[] = [];
    for (const visitor of visitors(places)) {
      await weighAs(browser, { origin, visitor }, (page, weight) =>
        rows.push(toRow(visitor.account, page, weight)),
      );
    }
    return rows;
  });
}

function toRow(role: string, page: WeighedPage, { scripts, files, others, pictures }: Weight): Row {
  const maxKb = page.isEntrance ? entranceKb : pageKb;
  const kb = (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`;
  return {
    measure: `${role}: ${page.path}`,
    value: `${kb(scripts)} of script in ${files} files, ${kb(others)} besides, ${kb(pictures)} of pictures`,
    target: `≤ ${maxKb} KB of script`,
    isMet: scripts <= maxKb * 1000,
  };
}
