import type {
  GradeBook,
  GradeBookAssignment,
  GradeBookText,
  GradeProblem,
  ReadGrades,
} from '@redraft/contracts';
import { withoutGuards } from '@redraft/contracts';

type Student = GradeBook['students'][number] & { username: string };
export type ImportInto = Pick<GradeBook, 'assignments' | 'texts' | 'gradeMethod' | 'gradeOptions'> & {
  students: readonly Student[];
  /** The heads under which the assignments stand in a file, in their order. */
  titles: readonly string[];
};

/** Heads that name people, in each language that files are written in. */
const personHeads = ['e-mail', 'email', 'username', 'benutzername'];
const knownHeads = [...personHeads, 'last name', 'first name', 'nachname', 'vorname'];

/**
 * What a table of grades would change. A cell that is empty leaves the grade as it is, "-" takes it away, and whatever is not a
 * grade to the last sign is a problem: nothing is guessed, and with a problem nothing is taken.
 */
export function planImport(table: readonly (readonly string[])[], into: ImportInto): ReadGrades {
  const [head = [], ...lines] = table.map((row) => row.map((cell) => withoutGuards(cell.trim())));
  const assignments = new Map(into.titles.map((title, index) => [title, into.assignments[index]]));
  const columns = head.flatMap((title, at) => {
    const assignment = assignments.get(title);
    return assignment ? [{ title, at, assignment }] : [];
  });
  const people = head.flatMap((title, at) => (personHeads.includes(title.toLowerCase()) ? [at] : []));
  const ignored = head.filter(
    (title) => title !== '' && !assignments.has(title) && !knownHeads.includes(title.toLowerCase()),
  );
  const plan: ReadGrades = { changes: [], unchanged: 0, problems: [], ignored };
  const seen = new Set<number>();
  const texts = new Map(into.texts.map((text) => [`${text.studentId} ${text.assignmentId}`, text]));
  for (const [index, cells] of lines.entries()) {
    if (cells.every((cell) => cell === '')) continue;
    const line = index + 2;
    const who = people.map((at) => cells[at] ?? '').filter((cell) => cell !== '');
    const student = studentOf(who, into.students);
    const refuse = (reason: GradeProblem, column: string, value: string) =>
      plan.problems.push({ line, column, value, reason });
    if (!student) refuse('student', '', who.join(', '));
    else if (seen.has(student.id)) refuse('twice', '', who.join(', '));
    if (!student || seen.has(student.id)) continue;
    seen.add(student.id);
    for (const { title, at, assignment } of columns) {
      const value = cells[at] ?? '';
      if (value === '') continue;
      const text = texts.get(`${student.id} ${assignment.id}`);
      const read = readCell(value, { text, assignment, into });
      if (typeof read === 'string') refuse(read, title, value);
      else if (!text || read.grade === gradeOf(text, into)) plan.unchanged += 1;
      else {
        plan.changes.push({
          submissionId: text.submissionId,
          draftId: null,
          grade: read.grade,
          replaces: gradeOf(text, into),
          name: `${student.firstName} ${student.lastName}`,
          column: title,
          isSubmitted: text.isSubmitted,
        });
      }
    }
  }
  return plan;
}

/** Named by e-mail address or username; where both are there they have to be one person's. */
function studentOf(names: readonly string[], students: readonly Student[]): Student | undefined {
  const found = names.map((name) =>
    students.find(({ email, username }) =>
      [email, username].some((one) => one.toLowerCase() === name.toLowerCase()),
    ),
  );
  return found.length > 0 && found.every((one) => one === found[0]) ? found[0] : undefined;
}

function readCell(
  value: string,
  about: { text: GradeBookText | undefined; assignment: GradeBookAssignment; into: ImportInto },
): { grade: number | string | null } | GradeProblem {
  const { text, assignment, into } = about;
  const grade = value === '-' ? null : readGrade(value, into);
  if (grade === undefined) return 'grade';
  if (text) return { grade };
  if (assignment.settings.isAnonymous) return 'hidden';
  return grade === null ? { grade } : 'not_started';
}

function readGrade(value: string, { gradeMethod, gradeOptions }: ImportInto): number | string | undefined {
  if (gradeMethod === 'Letter') return gradeOptions.find((option) => option === value);
  if (!/^\d{1,3}([.,]\d{1,2})?$/.test(value)) return undefined;
  const points = Number(value.replace(',', '.'));
  return points <= 100 ? points : undefined;
}

export function gradeOf(
  text: Pick<GradeBookText, 'grade' | 'alternateGrade'>,
  { gradeMethod }: Pick<GradeBook, 'gradeMethod'>,
): number | string | null {
  if (gradeMethod === 'Letter') return text.alternateGrade;
  return text.grade < 0 ? null : text.grade;
}
