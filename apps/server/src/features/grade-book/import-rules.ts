import type { GradeBookAssignment, GradeProblem, ReadGrades } from '@redraft/contracts';
import { limits, removeGuards } from '@redraft/contracts';
import { languages, type PlainSentence } from '@redraft/sentences';
import { say } from '../../platform/sentences.ts';
import { type GradeTable, gradeOf, type HiddenText } from './grade-table.ts';

export type ImportInto = Omit<GradeTable, 'missed'>;
type Student = GradeTable['students'][number];
type VisibleText = Omit<HiddenText, 'code'>;

/** What an export writes for these sentences, in each language. */
const listInEachLanguage = (...codes: readonly PlainSentence[]): string[] =>
  codes.flatMap((code) => languages.map((language) => say(language, code).toLowerCase()));

/** Headers that identify people and anonymous texts. */
const personHeads = listInEachLanguage('roster.email', 'roster.username');
const codeHeads = listInEachLanguage('grade.code');
/** Columns and rows that an export adds: they are computed, so they are ignored. */
const averageWords = listInEachLanguage('grade.average');
const totalHeads = [...averageWords, ...listInEachLanguage('grade.points', 'grade.points_of')];
const knownHeads = [
  ...personHeads,
  ...codeHeads,
  ...totalHeads,
  ...listInEachLanguage('roster.last_name', 'roster.first_name'),
];
/** Written by an export for texts that were not started: not a grade. */
const missedLabels = listInEachLanguage('grade.missed');

/** Whom a row belongs to: a student, or an anonymous text. */
interface Owner {
  /** Must be unique in a file. */
  key: string;
  name: string;
  textFor: (assignment: GradeBookAssignment) => VisibleText | undefined;
  /** Why there is no text to grade. */
  whyNone: (assignment: GradeBookAssignment) => GradeProblem;
}

/**
 * The changes in a table of grades. An empty cell keeps the grade, "-" removes it, and anything that is not exactly a grade is reported as a problem:
 * nothing is guessed. The rest of the file is still imported.
 */
export function planImport(table: readonly (readonly string[])[], gradeBook: ImportInto): ReadGrades {
  const cellsOf = (row: readonly string[]) => row.map((cell) => removeGuards(cell.trim()));
  const [head = [], ...rows] = table;
  const { columns, ownerOf, ignored, twice } = readHead(cellsOf(head), gradeBook);
  const plan: ReadGrades = { changes: [], unchanged: 0, problems: [], numberOfProblems: 0, ignored };
  const refuse = (line: number, { reason, column, value }: Refusal) => {
    plan.numberOfProblems += 1;
    if (plan.problems.length < limits.gradeProblems) plan.problems.push({ line, column, value, reason });
  };
  for (const column of twice) refuse(1, { reason: 'column', column, value: column });
  const importLines = rows.flatMap((row, index) => {
    const cells = cellsOf(row);
    if (cells.every((cell) => cell === '')) return [];
    const { owner, written } = ownerOf(cells);
    // The row of averages in an export belongs to no one.
    if (written === '' && cells.some((cell) => averageWords.includes(cell.toLowerCase()))) return [];
    return [{ line: index + 2, cells, owner, written }];
  });
  const linesOf = Map.groupBy(importLines, ({ owner }) => (typeof owner === 'string' ? null : owner.key));
  for (const { line, cells, owner, written } of importLines) {
    if (typeof owner === 'string') refuse(line, { reason: owner, column: '', value: written });
    // If a student has two rows, neither is used.
    else if ((linesOf.get(owner.key)?.length ?? 0) > 1)
      refuse(line, { reason: 'twice', column: '', value: written });
    else
      readLine(
        { cells, owner, columns },
        { into: gradeBook, plan, refuse: (refusal) => refuse(line, refusal) },
      );
  }
  return plan;
}

interface Refusal {
  reason: GradeProblem;
  column: string;
  value: string;
}

interface ImportLine {
  cells: readonly string[];
  owner: Owner;
  columns: readonly { title: string; at: number; assignment: GradeBookAssignment }[];
}

/** Cells are independent: an unreadable one does not affect others. */
function readLine(
  { cells, owner, columns }: ImportLine,
  { into, plan, refuse }: { into: ImportInto; plan: ReadGrades; refuse: (refusal: Refusal) => void },
): void {
  for (const { title, at, assignment } of columns) {
    const value = cells[at] ?? '';
    if (value === '') continue;
    const text = owner.textFor(assignment);
    const read = readCell(value, into);
    if (read === undefined) refuse({ reason: 'grade', column: title, value });
    else if (read === 'missed' || (!text && read.grade === null)) plan.unchanged += 1;
    else if (!text) refuse({ reason: owner.whyNone(assignment), column: title, value });
    else if (read.grade === gradeOf(text, into)) plan.unchanged += 1;
    else {
      const { submissionId, isSubmitted } = text;
      const change = { submissionId, draftId: null, grade: read.grade, replaces: gradeOf(text, into) };
      plan.changes.push({ ...change, name: owner.name, column: title, isSubmitted });
    }
  }
}

/** The columns of assignments, and those that identify the row. */
function readHead(head: readonly string[], gradeBook: ImportInto) {
  const assignments = new Map(gradeBook.titles.map((title, index) => [title, gradeBook.assignments[index]]));
  const all = head.flatMap((title, at) => {
    const assignment = assignments.get(title);
    return assignment ? [{ title, at, assignment }] : [];
  });
  // If two columns have the same title, neither is used.
  const placesOfTitle = Map.groupBy(all, ({ title }) => title);
  const columns = all.filter(({ title }) => placesOfTitle.get(title)?.length === 1);
  const duplicateTitles = [...placesOfTitle]
    .filter(([, columnIndexes]) => columnIndexes.length > 1)
    .map(([title]) => title);
  const placesOf = (heads: readonly string[]) =>
    head.flatMap((title, at) => (heads.includes(title.toLowerCase()) ? [at] : []));
  const [people, codes] = [placesOf(personHeads), placesOf(codeHeads)];
  const texts = new Map(gradeBook.texts.map((text) => [`${text.studentId} ${text.assignmentId}`, text]));
  const studentNamed = new Map(
    gradeBook.students
      .toReversed()
      .flatMap((student) => [student.username, student.email].map((name) => [name.toLowerCase(), student])),
  );
  const ownerOf = (cells: readonly string[]): { owner: Owner | GradeProblem; written: string } => {
    const countFilled = (columnIndexes: readonly number[]) =>
      columnIndexes.map((at) => cells[at] ?? '').filter((cell) => cell !== '');
    const [names, code] = [countFilled(people), countFilled(codes)];
    const written = [...names, ...code].join(', ');
    // A row with both a code and a name would reveal an author.
    if (code.length > 0) return { owner: names.length > 0 ? 'code' : ownerOfCode(code, gradeBook), written };
    const student = studentOf(names, studentNamed);
    return { owner: student ? ownerOfName(student, texts) : 'student', written };
  };
  const ignored = head.filter(
    (title) => title !== '' && !assignments.has(title) && !knownHeads.includes(title.toLowerCase()),
  );
  return { columns, ownerOf, ignored, twice: duplicateTitles };
}

function ownerOfCode([code = '']: readonly string[], { hiddenTexts }: ImportInto): Owner | GradeProblem {
  const matchingTexts = hiddenTexts.filter((text) => text.code.toLowerCase() === code.toLowerCase());
  const [text] = matchingTexts;
  // Two texts of a class with the same code are almost impossible; refused instead of guessed.
  if (!text || matchingTexts.length > 1) return 'code';
  return {
    key: `text ${text.submissionId}`,
    name: text.code,
    textFor: ({ id }) => (id === text.assignmentId ? text : undefined),
    whyNone: () => 'code',
  };
}

function ownerOfName(student: Student, texts: ReadonlyMap<string, VisibleText>): Owner {
  return {
    key: `student ${student.id}`,
    name: `${student.firstName} ${student.lastName}`,
    textFor: ({ id }) => texts.get(`${student.id} ${id}`),
    whyNone: ({ numberOfHidden }) => (numberOfHidden > 0 ? 'hidden' : 'not_started'),
  };
}

/** Identified by email address or username; if both are given, they must match. */
function studentOf(
  names: readonly string[],
  studentNamed: ReadonlyMap<string, Student>,
): Student | undefined {
  const matchingStudents = names.map((name) => studentNamed.get(name.toLowerCase()));
  return matchingStudents.length > 0 && matchingStudents.every((one) => one === matchingStudents[0])
    ? matchingStudents[0]
    : undefined;
}

function readCell(
  value: string,
  gradeBook: ImportInto,
): { grade: number | string | null } | 'missed' | undefined {
  if (missedLabels.includes(value.toLowerCase())) return 'missed';
  const grade = value === '-' ? null : readGrade(value, gradeBook);
  return grade === undefined ? undefined : { grade };
}

function readGrade(value: string, { gradeMethod, gradeOptions }: ImportInto): number | string | undefined {
  if (gradeMethod === 'Letter') return gradeOptions.find((option) => option === value);
  if (!/^\d{1,3}([.,]\d{1,2})?$/.test(value)) return undefined;
  const points = Number(value.replace(',', '.'));
  return points <= 100 ? points : undefined;
}
