import { accountsTables } from './accounts.ts';
import { assignmentsTables } from './assignments.ts';
import { classesTables } from './classes.ts';
import { type ColumnEntry, type ColumnKind, type DataMap, erasedKinds } from './entries.ts';
import { feedbackAndGradesTables } from './feedback-and-grades.ts';
import { installationTables } from './installation.ts';
import { learningPlatformsTables } from './learning-platforms.ts';
import { otherSystemsTables } from './other-systems.ts';
import { peerReviewsTables } from './peer-reviews.ts';
import { signingInTables } from './signing-in.ts';
import { tellingTables } from './telling.ts';
import { textsTables } from './texts.ts';

/** Every table and column of the database: whose data it is, why it is kept, how long, who sees it, and what erases it. */
export const dataMap: DataMap = {
  ...accountsTables,
  ...signingInTables,
  ...classesTables,
  ...assignmentsTables,
  ...textsTables,
  ...feedbackAndGradesTables,
  ...peerReviewsTables,
  ...tellingTables,
  ...learningPlatformsTables,
  ...otherSystemsTables,
  ...installationTables,
};

/** The tables by the areas in which docs/data-map.md lists them. */
export const areas = [
  { title: 'Accounts', tables: accountsTables },
  { title: 'Signing in', tables: signingInTables },
  { title: 'Classes', tables: classesTables },
  { title: 'Assignments', tables: assignmentsTables },
  { title: 'Texts', tables: textsTables },
  { title: 'Feedback and grades', tables: feedbackAndGradesTables },
  { title: 'Peer reviews', tables: peerReviewsTables },
  { title: 'Mail, notifications, support', tables: tellingTables },
  { title: 'Learning platforms', tables: learningPlatformsTables },
  { title: 'Other systems', tables: otherSystemsTables },
  { title: 'Installation', tables: installationTables },
] as const;

export interface ListedColumn extends ColumnEntry {
  table: string;
  column: string;
}

interface ListedTable {
  columns: Readonly<Record<string, ColumnKind | ColumnEntry>>;
}

export function listColumns(table: string, { columns }: ListedTable): ListedColumn[] {
  return Object.entries(columns).map(([column, entry]) => {
    const spelt = typeof entry === 'string' ? { kind: entry } : entry;
    return { table, column, ...spelt };
  });
}

export function listAllColumns(): ListedColumn[] {
  return Object.entries<ListedTable>(dataMap).flatMap(([table, entry]) => listColumns(table, entry));
}

/** The columns that must hold nothing of a person whose account is deleted. */
export function listErasedColumns(): ListedColumn[] {
  return listAllColumns().filter(({ kind, stays }) => erasedKinds.includes(kind) && stays === undefined);
}
