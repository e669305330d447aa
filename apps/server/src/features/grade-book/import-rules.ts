import type { GradeBookAssignment, GradeProblem, ReadGrades } from '@redraft/contracts';
import { limits, withoutGuards } from '@redraft/contracts';
import { type GradeTable, gradeOf, type HiddenText } from './grade-table.ts';

export type ImportInto = Omit<GradeTable, 'missed'>;
type Student = GradeTable['students'][number];
type Text = Omit<HiddenText, 'code'>;

/** Heads that name people and texts without names, in each language that files are written in. */
const personHeads = ['e-mail', 'email', 'username', 'benutzername'];
const codeHeads = ['code', 'kürzel'];
/** What an export adds of its own: it is worked out, so nothing of it is read. */
const averageWords = ['average', 'durchschnitt'];
const totalHeads = [...averageWords, 'points', 'punkte', 'points possible', 'mögliche punkte'];
const knownHeads = [
  ...personHeads,
  ...codeHeads,
  ...totalHeads,
  'last name',
  'first name',
  'nachname',
  'vorname',
];
/** What an export writes where nobody has begun: it says nothing about a grade. */
const missedLabels = ['missed', 'versäumt'];

/** Whose line it is: a person's, or that of a text without a name. */
interface Owner {
  /** Only once in a file. */
  key: string;
  name: string;
  textFor: (assignment: GradeBookAssignment) => Text | undefined;
  /** Why there is no text to give a grade to. */
  whyNone: (assignment: GradeBookAssignment) => GradeProblem;
}

/**
 * What a table of grades would change. A cell that is empty leaves the grade as it is, "-" takes it away, and whatever is not a
 * grade to the last sign is a problem: nothing is guessed. The rest of the file is taken all the same.
 */
export function planImport(table: readonly (readonly string[])[], into: ImportInto): ReadGrades {
  const cellsOf = (row: readonly string[]) => row.map((cell) => withoutGuards(cell.trim()));
  const [head = [], ...rows] = table;
  const { columns, ownerOf, ignored, twice } = readHead(cellsOf(head), into);
  const plan: ReadGrades = { changes: [], unchanged: 0, problems: [], numberOfProblems: 0, ignored };
  const refuse = (line: number, { reason, column, value }: Refusal) => {
    plan.numberOfProblems += 1;
    if (plan.problems.length < limits.gradeProblems) plan.problems.push({ line, column, value, reason });
  };
  for (const column of twice) refuse(1, { reason: 'column', column, value: column });
  const lines = rows.flatMap((row, index) => {
    const cells = cellsOf(row);
    if (cells.every((cell) => cell === '')) return [];
    const { owner, written } = ownerOf(cells);
    // The averages under an export are nobody's line.
    if (written === '' && cells.some((cell) => averageWords.includes(cell.toLowerCase()))) return [];
    return [{ line: index + 2, cells, owner, written }];
  });
  const linesOf = Map.groupBy(lines, ({ owner }) => (typeof owner === 'string' ? null : owner.key));
  for (const { line, cells, owner, written } of lines) {
    if (typeof owner === 'string') refuse(line, { reason: owner, column: '', value: written });
    // Of two lines of one person neither is the right one.
    else if ((linesOf.get(owner.key)?.length ?? 0) > 1)
      refuse(line, { reason: 'twice', column: '', value: written });
    else readLine({ cells, owner, columns }, { into, plan, refuse: (refusal) => refuse(line, refusal) });
  }
  return plan;
}

interface Refusal {
  reason: GradeProblem;
  column: string;
  value: string;
}

interface Line {
  cells: readonly string[];
  owner: Owner;
  columns: readonly { title: string; at: number; assignment: GradeBookAssignment }[];
}

/** Each cell of a line by itself: one that cannot be read holds up no other. */
function readLine(
  { cells, owner, columns }: Line,
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

/** Which columns are assignments, and whose line one is. */
function readHead(head: readonly string[], into: ImportInto) {
  const assignments = new Map(into.titles.map((title, index) => [title, into.assignments[index]]));
  const all = head.flatMap((title, at) => {
    const assignment = assignments.get(title);
    return assignment ? [{ title, at, assignment }] : [];
  });
  // Of two grades for one text neither is the right one.
  const placesOfTitle = Map.groupBy(all, ({ title }) => title);
  const columns = all.filter(({ title }) => placesOfTitle.get(title)?.length === 1);
  const twice = [...placesOfTitle].filter(([, places]) => places.length > 1).map(([title]) => title);
  const placesOf = (heads: readonly string[]) =>
    head.flatMap((title, at) => (heads.includes(title.toLowerCase()) ? [at] : []));
  const [people, codes] = [placesOf(personHeads), placesOf(codeHeads)];
  const texts = new Map(into.texts.map((text) => [`${text.studentId} ${text.assignmentId}`, text]));
  const studentNamed = new Map(
    into.students
      .toReversed()
      .flatMap((student) => [student.username, student.email].map((name) => [name.toLowerCase(), student])),
  );
  const ownerOf = (cells: readonly string[]): { owner: Owner | GradeProblem; written: string } => {
    const filled = (places: readonly number[]) =>
      places.map((at) => cells[at] ?? '').filter((cell) => cell !== '');
    const [names, code] = [filled(people), filled(codes)];
    const written = [...names, ...code].join(', ');
    // Who brings a code and a name into one line knows more than this file may say.
    if (code.length > 0) return { owner: names.length > 0 ? 'code' : ownerOfCode(code, into), written };
    const student = studentOf(names, studentNamed);
    return { owner: student ? ownerOfName(student, texts) : 'student', written };
  };
  const ignored = head.filter(
    (title) => title !== '' && !assignments.has(title) && !knownHeads.includes(title.toLowerCase()),
  );
  return { columns, ownerOf, ignored, twice };
}

function ownerOfCode([code = '']: readonly string[], { hiddenTexts }: ImportInto): Owner | GradeProblem {
  const own = hiddenTexts.filter((text) => text.code.toLowerCase() === code.toLowerCase());
  const [text] = own;
  // Two texts of a class with one code are nearly impossible, and not told apart by guessing.
  if (!text || own.length > 1) return 'code';
  return {
    key: `text ${text.submissionId}`,
    name: text.code,
    textFor: ({ id }) => (id === text.assignmentId ? text : undefined),
    whyNone: () => 'code',
  };
}

function ownerOfName(student: Student, texts: ReadonlyMap<string, Text>): Owner {
  return {
    key: `student ${student.id}`,
    name: `${student.firstName} ${student.lastName}`,
    textFor: ({ id }) => texts.get(`${student.id} ${id}`),
    whyNone: ({ numberOfHidden }) => (numberOfHidden > 0 ? 'hidden' : 'not_started'),
  };
}

/** Named by e-mail address or username; where both are there they have to be one person's. */
function studentOf(
  names: readonly string[],
  studentNamed: ReadonlyMap<string, Student>,
): Student | undefined {
  const found = names.map((name) => studentNamed.get(name.toLowerCase()));
  return found.length > 0 && found.every((one) => one === found[0]) ? found[0] : undefined;
}

function readCell(value: string, into: ImportInto): { grade: number | string | null } | 'missed' | undefined {
  if (missedLabels.includes(value.toLowerCase())) return 'missed';
  const grade = value === '-' ? null : readGrade(value, into);
  return grade === undefined ? undefined : { grade };
}

function readGrade(value: string, { gradeMethod, gradeOptions }: ImportInto): number | string | undefined {
  if (gradeMethod === 'Letter') return gradeOptions.find((option) => option === value);
  if (!/^\d{1,3}([.,]\d{1,2})?$/.test(value)) return undefined;
  const points = Number(value.replace(',', '.'));
  return points <= 100 ? points : undefined;
}
