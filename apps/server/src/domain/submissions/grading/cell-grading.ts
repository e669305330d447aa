import type { ChangeGradesBody, GradeChange, SubmissionId } from '@redraft/contracts';
import { sentence } from '@redraft/sentences';
import { type Actor, canGradeClass } from '../../../access/index.ts';
import { audit } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { type ClassRow, lockManagedClass } from '../../classes/index.ts';
import { loadStaffMembership } from '../../members/index.ts';
import { listDraftCells, lockTextsOfClass, updateTextGrades, upsertDraftGrades } from './cell-queries.ts';
import { gradeVerdict, isGradeOfClass } from './grade-rules.ts';
import { recordGrades } from './record-grades.ts';
import { listMarkedTwice } from './second-marking-queries.ts';

interface Cell {
  current: number | string | null;
  isSubmitted: boolean;
}

/** Writes cells of the grade book, all or none: if any of them has been changed meanwhile, all are refused. Returns how many grades changed. */
export async function changeGrades(actor: Actor, body: ChangeGradesBody, now: Date): Promise<number> {
  const { classId, changes, unsubmitted } = body;
  return inTransaction(async () => {
    // The class is locked first, so that its letters stay the same until the grades are written.
    const membership = await loadStaffMembership(actor, classId);
    if (!canGradeClass(actor, membership)) throw new AppError('access.denied');
    const classRow = await lockManagedClass(actor, classId);
    for (const { grade } of changes) requireKind(grade, classRow);
    const cells = await loadCells(body, classRow);
    const written = changes.filter((change) => verdictOn(change, cellOf(cells, change)).kind !== 'keep');
    requireUnchanged(written, cells);
    const markedTwice = await listMarkedTwice(written.map(({ submissionId }): SubmissionId => submissionId));
    if (markedTwice.size > 0) throw new AppError('grade.marked_twice');
    const open = written.filter((change) => !cellOf(cells, change).isSubmitted);
    if (!unsubmitted && open.some(({ grade }) => grade !== null)) throw new AppError('grade.not_submitted');
    await writeCells(actor, { classRow, changes: written, cells }, now);
    return written.length;
  });
}

function requireKind(grade: GradeChange['grade'], { grade_method: method, grades }: ClassRow): void {
  if (grade === null) return;
  const fits =
    typeof grade === 'number' ? method === 'Numeric' : isLetter(method) && isGradeOfClass(grade, grades);
  if (!fits) throw new AppError('grade.invalid');
}

const isLetter = (method: string) => method === 'Letter';

async function loadCells(
  { classId, changes }: ChangeGradesBody,
  classRow: ClassRow,
): Promise<Map<string, Cell>> {
  const ids = [...new Set(changes.map(({ submissionId }): SubmissionId => submissionId))];
  const texts = await lockTextsOfClass(classId, ids);
  const drafts = await listDraftCells(texts.map((row) => row.id));
  const gradeOf = (row: { score: number | null; alternate_grade: string | null }) =>
    isLetter(classRow.grade_method) ? row.alternate_grade : row.score;
  return new Map([
    ...texts.map((row): [string, Cell] => [
      keyOf({ submissionId: row.id, draftId: null }),
      { current: gradeOf(row), isSubmitted: row.is_submitted },
    ]),
    ...drafts.map((row): [string, Cell] => [
      keyOf({ submissionId: row.submission_id, draftId: row.draft_id }),
      { current: gradeOf(row), isSubmitted: row.is_submitted },
    ]),
  ]);
}

const keyOf = ({ submissionId, draftId }: Pick<GradeChange, 'submissionId' | 'draftId'>) =>
  `${submissionId} ${draftId ?? ''}`;

function cellOf(cells: ReadonlyMap<string, Cell>, change: GradeChange): Cell {
  const cell = cells.get(keyOf(change));
  if (!cell) throw new AppError('not_found');
  return cell;
}

function verdictOn({ grade, replaces }: GradeChange, { current }: Cell) {
  return gradeVerdict({ current, given: grade }, replaces ?? -1);
}

/** If a single cell is to be written, its conflict is reported with both values; otherwise the number of conflicts. */
function requireUnchanged(changes: readonly GradeChange[], cells: ReadonlyMap<string, Cell>): void {
  const refusals = changes.flatMap((change) => {
    const verdict = verdictOn(change, cellOf(cells, change));
    return verdict.kind === 'changed' ? [verdict.because] : [];
  });
  const [firstRefusal] = refusals;
  if (!firstRefusal) return;
  if (changes.length === 1) throw new AppError(firstRefusal);
  throw new AppError(sentence('grade.many_changed', { count: refusals.length }));
}

async function writeCells(
  actor: Actor,
  {
    classRow,
    changes,
    cells,
  }: { classRow: ClassRow; changes: readonly GradeChange[]; cells: ReadonlyMap<string, Cell> },
  now: Date,
): Promise<void> {
  if (changes.length === 0) return;
  const usesLetters = isLetter(classRow.grade_method);
  const draftChanges = changes.flatMap(({ draftId, ...rest }) =>
    draftId === null ? [] : [{ draftId, ...rest }],
  );
  const submissionChanges = changes.filter(({ draftId }) => draftId === null);
  await updateTextGrades(submissionChanges, { isLetter: usesLetters, actorId: actor.userId, at: now });
  await upsertDraftGrades(draftChanges, usesLetters);
  await audit(
    ...changes.map((change) => ({
      at: now,
      actorId: actor.userId,
      action: change.draftId === null ? ('submission.grade' as const) : ('submission.grade_draft' as const),
      subject: 'submission' as const,
      subjectId: change.submissionId,
      details: {
        ...(change.draftId === null ? {} : { draftId: change.draftId }),
        before: cellOf(cells, change).current,
        after: change.grade,
        unsubmitted: !cellOf(cells, change).isSubmitted,
      },
    })),
  );
  const graded = changes.map(({ submissionId, draftId, grade }) => ({ submissionId, draftId, grade }));
  await recordGrades(
    graded.map((one) => ({ ...one, actorId: actor.userId })),
    now,
  );
}
