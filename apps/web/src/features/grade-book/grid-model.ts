import {
  type AssignmentGrades,
  type AssignmentId,
  addProcessShare,
  type DraftId,
  type GradeBook,
  type GradeBookAssignment,
  type GradeBookRow,
  type GradeBookText,
  type GradeMark,
  processScore,
  type SubmissionId,
  shownAddress,
  type UserId,
  weightedGrade,
} from '@redraft/contracts';
import { type CellGrade, gradeIn } from './cell-grade.ts';
import type { GradesOf } from './use-grade-book.ts';

export interface GridColumn {
  key: string;
  assignment: GradeBookAssignment;
  kind: 'grade' | 'draft' | 'weighted';
  /** Set for a draft column. */
  draft?: GradeBookAssignment['drafts'][number];
}

export type GridCell =
  | {
      kind: 'grade';
      key: string;
      submissionId: SubmissionId;
      draftId: DraftId | null;
      grade: CellGrade;
      isSubmitted: boolean;
      isShown: boolean;
      mark: GradeMark;
    }
  /** Computed from other grades. */
  | { kind: 'weighted'; grade: CellGrade; isWhole: boolean }
  | { kind: 'absent' }
  /** Never started, and the enforced deadline has passed. */
  | { kind: 'missed' }
  /** Hidden, because the text is anonymous. */
  | { kind: 'hidden' };

export interface GridRow {
  key: string;
  name: string;
  detail: string;
  /** Set if the row is one text. */
  submissionId: SubmissionId | null;
  cells: readonly GridCell[];
}

export interface Grid {
  columns: readonly GridColumn[];
  rows: readonly GridRow[];
}

const absent: GridCell = { kind: 'absent' };
const missed: GridCell = { kind: 'missed' };
const hidden: GridCell = { kind: 'hidden' };

/** Students by assignments; an assignment with loaded drafts shows them before its grade. */
export function buildClassGrid(book: GradeBook, opened: ReadonlyMap<AssignmentId, AssignmentGrades>): Grid {
  const columns = book.assignments.flatMap((assignment): GridColumn[] => {
    const isOpen = opened.has(assignment.id) && !assignment.settings.isAnonymous;
    return [...(isOpen ? draftColumns(assignment) : []), gradeColumn(assignment)];
  });
  const texts = new Map(book.texts.map((text) => [`${text.studentId} ${text.assignmentId}`, text]));
  const drafts = new Map(
    [...opened.values()].flatMap(({ rows }) =>
      rows.map((row): [SubmissionId, GradeBookRow] => [row.submissionId, row]),
    ),
  );
  const isMissed = missedIn(book);
  const rows = book.students.map((student) => ({
    key: String(student.id),
    name: `${student.lastName}, ${student.firstName}`,
    detail: shownAddress(student.email),
    submissionId: null,
    cells: columns.map(({ assignment, draft }) => {
      const text = texts.get(`${student.id} ${assignment.id}`);
      if (!text && assignment.numberOfHidden > 0) return hidden;
      if (!text) return isMissed(student.id, draft ?? finalOf(assignment)) ? missed : absent;
      if (!draft) return buildTextCell(text, book);
      return buildDraftCell(drafts.get(text.submissionId), draft.draftId, book);
    }),
  }));
  return { columns, rows };
}

/** One assignment by draft, the weighted result, and the grade: one row per student, or per text if names are hidden. */
export function buildAssignmentGrid({ assignment, rows }: AssignmentGrades, book: GradeBook): Grid {
  const weighted: GridColumn = { key: `${assignment.id} weighted`, assignment, kind: 'weighted' };
  const isWeighed = book.gradeMethod === 'Numeric';
  const columns = [...draftColumns(assignment), ...(isWeighed ? [weighted] : []), gradeColumn(assignment)];
  const rowOfText = (row: GradeBookRow): GridRow => ({
    key: String(row.submissionId),
    name: row.name,
    detail: '',
    submissionId: row.submissionId,
    cells: columns.map(({ kind, draft }) => {
      if (draft) return buildDraftCell(row, draft.draftId, book);
      return kind === 'weighted' ? buildWeightsCell(row, assignment) : buildTextCell(row, book);
    }),
  });
  if (assignment.numberOfHidden > 0) return { columns, rows: rows.map(rowOfText) };
  const texts = new Map(rows.map((row) => [row.studentId, row]));
  const isMissed = missedIn(book);
  const rowOfStudent = (student: GradeBook['students'][number]): GridRow => ({
    key: `student ${student.id}`,
    name: `${student.firstName} ${student.lastName}`,
    detail: '',
    submissionId: null,
    cells: columns.map(({ kind, draft }) => {
      const step = draft ?? finalOf(assignment);
      return kind !== 'weighted' && isMissed(student.id, step) ? missed : absent;
    }),
  });
  return {
    columns,
    rows: book.students.map((student) => {
      const text = texts.get(student.id);
      return text ? rowOfText(text) : rowOfStudent(student);
    }),
  };
}

/** Whether a student who never started has missed a step. */
function missedIn({ missed: steps }: Pick<GradeBook, 'missed'>) {
  const known = new Set(steps.map(({ studentId, draftId }) => `${studentId} ${draftId}`));
  return (studentId: UserId, step: { draftId: DraftId } | undefined) =>
    step !== undefined && known.has(`${studentId} ${step.draftId}`);
}

function finalOf({ drafts }: GradeBookAssignment) {
  return drafts.find((draft) => draft.draftType === 'FINAL');
}

function draftColumns(assignment: GradeBookAssignment): GridColumn[] {
  return assignment.drafts.map((draft) => ({
    key: `${assignment.id} ${draft.draftId}`,
    assignment,
    kind: 'draft',
    draft,
  }));
}

function gradeColumn(assignment: GradeBookAssignment): GridColumn {
  return { key: String(assignment.id), assignment, kind: 'grade' };
}

function buildTextCell(
  text: Omit<GradeBookText, 'studentId' | 'assignmentId'>,
  grades: Pick<GradesOf, 'gradeMethod'>,
): GridCell {
  const { submissionId, isSubmitted, isShown, mark } = text;
  const grade = gradeIn(text, grades);
  return {
    kind: 'grade',
    key: cellKey(submissionId, null),
    submissionId,
    draftId: null,
    grade,
    isSubmitted,
    isShown,
    mark,
  };
}

function buildDraftCell(
  row: GradeBookRow | undefined,
  draftId: DraftId,
  grades: Pick<GradesOf, 'gradeMethod'>,
): GridCell {
  const draft = row?.drafts.find((one) => one.draftId === draftId);
  if (!row || !draft) return absent;
  const { submissionId } = row;
  const { isSubmitted } = draft;
  const grade = gradeIn(draft, grades);
  return {
    kind: 'grade',
    key: cellKey(submissionId, draftId),
    submissionId,
    draftId,
    grade,
    isSubmitted,
    isShown: true,
    mark: null,
  };
}

function buildWeightsCell(row: GradeBookRow, { drafts, settings }: GradeBookAssignment): GridCell {
  const parts = drafts.map(({ draftId, weight }) => {
    const { grade = -1 } = row.drafts.find((one) => one.draftId === draftId) ?? {};
    return { weight, score: grade < 0 ? null : grade };
  });
  const { score, weightScored, weightInAll } = weightedGrade(parts);
  if (score === null) return { kind: 'weighted', grade: null, isWhole: false };
  const grade = addProcessShare(score, { share: settings.processShare, process: processScore(row) });
  return { kind: 'weighted', grade, isWhole: weightScored === weightInAll };
}

export function cellKey(submissionId: SubmissionId, draftId: DraftId | null): string {
  return `${submissionId} ${draftId ?? ''}`;
}
