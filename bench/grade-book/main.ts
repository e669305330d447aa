import { pool } from '../../apps/server/src/platform/db.ts';
import { onAppIn } from '../app.ts';
import { type SeededClass, seedClass, size } from '../class-pages/seed.ts';
import type { Row } from '../table.ts';
import { type GradeBookFigures, measureGradeBook } from './typing.ts';

const openTargetMs = 1000;
const gradeTargetMs = 150;

/** The grade book of 300 students and 20 assignments in a browser: opening it and typing grades. */
export async function benchGradeBook(directory: string): Promise<Row[]> {
  return toRows(await onAppIn(directory, seedGradedClass, measureGradeBook));
}

/** The class of the page benchmarks, with every text submitted. */
async function seedGradedClass(): Promise<SeededClass> {
  const seeded = await seedClass();
  await pool().query(
    `INSERT INTO draft_submissions (submission_id, draft_id, status, submitted_at, version_seq)
     SELECT submissions.id, drafts.id, 'SUBMITTED', now(), 1
     FROM submissions JOIN drafts USING (assignment_id) WHERE drafts.type = 'FINAL'`,
  );
  await pool().query('ANALYZE');
  return seeded;
}

function toRows({ opened, kept }: GradeBookFigures): Row[] {
  const { students, assignments } = size;
  return [
    { measure: 'the grade book', value: `${students} students, ${assignments} assignments` },
    {
      measure: 'opened by its address: median, worst of five',
      value: `${opened.median.toFixed(0)} ms, ${opened.worst.toFixed(0)} ms`,
      target: `< ${openTargetMs} ms`,
      isMet: opened.worst < openTargetMs,
    },
    {
      measure: 'a grade typed, from Enter to shown as kept: median, worst of forty',
      value: `${kept.median.toFixed(0)} ms, ${kept.worst.toFixed(0)} ms`,
      target: `< ${gradeTargetMs} ms`,
      isMet: kept.worst < gradeTargetMs,
    },
  ];
}
