import type { ClassId, FileId, UserId } from '@redraft/contracts';
import type { Actor } from '../../apps/server/src/access/index.ts';
import { readClassUptake, storeUptakes } from '../../apps/server/src/domain/feedback/index.ts';
import { pool } from '../../apps/server/src/platform/db.ts';
import { seedClass } from '../class-pages/seed.ts';
import { runInDatabaseOf } from '../database.ts';
import type { Row } from '../table.ts';

const students = 200;
const assignments = 10;
const commentsOnText = 5;
const openTargetMs = 500;
const computed = 100;

/** Comment uptake in a class of 200 students with 10 assignments: from stored metrics, and computed text by text. */
export async function benchUptake(directory: string): Promise<Row[]> {
  return runInDatabaseOf(directory, async () => {
    const { classId } = await seedClass();
    await limitClass(classId);
    await comment();
    const msPerText = await timeOfTexts();
    await keepRest();
    const actor = await getOwner(classId);
    const times: number[] = [];
    for (let round = 0; round < 5; round++) {
      const startedAt = performance.now();
      const { sum, behind } = await readClassUptake(actor, classId);
      times.push(performance.now() - startedAt);
      if (sum.comments !== students * assignments * commentsOnText || behind > 0)
        throw new Error(`${sum.comments} comments, ${behind} texts behind`);
    }
    return toRows(times, msPerText);
  });
}

/** Reduces the larger class of the page benchmarks. */
async function limitClass(classId: ClassId): Promise<void> {
  await pool().query(
    `DELETE FROM submissions WHERE
       student_id NOT IN (SELECT student_id FROM enrollments WHERE class_id = $1 ORDER BY student_id LIMIT $2)
       OR assignment_id NOT IN (SELECT id FROM assignments WHERE class_id = $1 ORDER BY id LIMIT $3)`,
    [classId, students, assignments],
  );
}

async function comment(): Promise<void> {
  await pool().query(
    `INSERT INTO document_comments (submission_id, version_seq, anchor_from, anchor_to, passage, comment, author_id, created_at)
     SELECT submissions.id, 20, 30 * n, 30 * n + 25, 'Sentence of a text that grows', 'Say more.', classes.owner_id, now()
     FROM submissions JOIN assignments ON assignments.id = assignment_id JOIN classes ON classes.id = class_id
     CROSS JOIN generate_series(0, $1 - 1) n`,
    [commentsOnText],
  );
  await pool().query('ANALYZE');
}

/** Milliseconds to compute and store the metrics of one text. */
async function timeOfTexts(): Promise<number> {
  const { rows } = await pool().query<{ main_file_id: FileId }>(
    'SELECT main_file_id FROM submissions ORDER BY id LIMIT $1',
    [computed],
  );
  const startedAt = performance.now();
  for (const { main_file_id: fileId } of rows) await storeUptakes(fileId);
  return (performance.now() - startedAt) / rows.length;
}

/** All texts are copies of two, so the metrics of the others are copied too. */
async function keepRest(): Promise<void> {
  await pool().query(
    `INSERT INTO comment_uptakes (comment_id, seq, algorithm_version, state, changed_share, new_words)
     SELECT document_comments.id, head.seq, kept.algorithm_version, kept.state, kept.changed_share, kept.new_words
     FROM document_comments
     JOIN submissions ON submissions.id = submission_id
     CROSS JOIN LATERAL (SELECT max(seq) AS seq FROM revisions WHERE file_id = main_file_id) AS head
     CROSS JOIN (SELECT * FROM comment_uptakes ORDER BY comment_id LIMIT 1) AS kept
     ON CONFLICT DO NOTHING`,
  );
  await pool().query('ANALYZE');
}

async function getOwner(classId: ClassId): Promise<Actor> {
  const { rows } = await pool().query<{ owner_id: UserId }>('SELECT owner_id FROM classes WHERE id = $1', [
    classId,
  ]);
  const [row] = rows;
  if (!row) throw new Error('There is no class.');
  return {
    userId: row.owner_id,
    username: 'teacher',
    firstName: 'Bench',
    lastName: 'teacher',
    email: 'teacher@example.org',
    roles: ['ROLE_INSTRUCTOR'],
    sessionId: 0,
    sessionExpiresAt: new Date(Date.now() + 3_600_000),
  };
}

function toRows(times: readonly number[], msPerText: number): Row[] {
  const sorted = times.toSorted((one, other) => one - other);
  const [median = 0, worst = 0] = [sorted[2], sorted.at(-1)];
  const texts = students * assignments;
  const msForClass = msPerText * texts;
  return [
    {
      measure: 'the comments of a class',
      value: `${students} students, ${assignments} assignments, ${texts * commentsOnText} comments`,
    },
    {
      measure: 'opened from what is kept: median, worst of five',
      value: `${median.toFixed(0)} ms, ${worst.toFixed(0)} ms`,
      target: `< ${openTargetMs} ms`,
      isMet: worst < openTargetMs,
    },
    {
      measure: `computed text after text (${computed} texts, times ${texts / computed})`,
      value: `${msForClass.toFixed(0)} ms`,
    },
    { measure: 'times faster', value: (msForClass / median).toFixed(0) },
  ];
}
