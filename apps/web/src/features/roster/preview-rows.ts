import type { ImportRosterAnswer, RosterOutcome } from '@redraft/contracts';
import type { ParsedRoster, UnreadLine } from './parse-roster.ts';

export type LineOutcome = RosterOutcome | UnreadLine['problem'];

/** A line of the file and its effect. */
export interface PreviewRow {
  key: string;
  line: number;
  name: string;
  email: string;
  section: string;
  outcome: LineOutcome;
}

/** Display order: errors, skipped lines, changes. */
const order: readonly LineOutcome[] = [
  ...(['no_email', 'invalid_email', 'too_long'] as const),
  ...(['cannot_enroll', 'repeated', 'is_staff'] as const),
  ...(['enrolled', 'invited', 'moved', 'renamed', 'unchanged'] as const),
];
const problems: readonly LineOutcome[] = ['no_email', 'invalid_email', 'too_long'];
const changes = ['enrolled', 'invited', 'moved', 'renamed'] as const;
type Change = (typeof changes)[number];

export function buildPreviewRows(
  parsed: Extract<ParsedRoster, { kind: 'read' }>,
  answer: ImportRosterAnswer,
): PreviewRow[] {
  // The server answers in the order of the lines sent.
  const read = parsed.rows.map((row, index) => ({
    key: `read ${index}`,
    line: row.line,
    name: [row.lastName, row.firstName].filter((part) => part !== '').join(', '),
    email: row.email,
    section: row.section,
    outcome: answer.rows[index]?.outcome ?? 'unchanged',
  }));
  const unread = parsed.unread.map(({ problem, ...line }) => ({
    key: `unread ${line.line}`,
    ...line,
    outcome: problem,
  }));
  return [...unread, ...read].sort((one, other) => rank(one) - rank(other) || one.line - other.line);
}

function rank({ outcome }: PreviewRow): number {
  return order.indexOf(outcome);
}

/** Number of lines per outcome, in display order, without zeros. */
export function countOutcomes(rows: readonly Pick<PreviewRow, 'outcome'>[]): [LineOutcome, number][] {
  const counts = Map.groupBy(rows, ({ outcome }) => outcome);
  return order.flatMap((outcome): [LineOutcome, number][] => {
    const count = counts.get(outcome)?.length ?? 0;
    return count === 0 ? [] : [[outcome, count]];
  });
}

export function isProblem(outcome: LineOutcome): boolean {
  return problems.includes(outcome);
}

export function isChange(outcome: LineOutcome): outcome is Change {
  return changes.some((change) => change === outcome);
}
