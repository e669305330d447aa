import type { DB } from '../platform/db.generated.ts';

/** What a column holds about people; docs/data-map.md explains the words. */
export const columnKinds = [
  'personal',
  'content',
  'record',
  'account',
  'reference',
  'setting',
  'technical',
  'secret',
] as const;

export type ColumnKind = (typeof columnKinds)[number];

/** Kinds that a deleted account must not leave behind. */
export const erasedKinds: readonly ColumnKind[] = ['personal', 'content', 'account'];

export type Subject =
  | 'account holders'
  | 'administrators'
  | 'anyone who calls the server'
  | 'anyone who writes to support'
  | 'people invited'
  | 'people who open a link of a platform'
  | 'staff'
  | 'students';

export interface ColumnEntry {
  kind: ColumnKind;
  /** Why it may stay when the account of its person is deleted. */
  stays?: string;
  /** Compressed: a word is found in it only by reading the file that it belongs to. */
  isPacked?: boolean;
}

export interface TableEntry<Row> {
  /** The folder that writes the table and defines its rows (docs/decisions/0028). Reading is not restricted. */
  owner: string;
  /** Whose data it is; empty if it is nobody's. */
  subjects: readonly Subject[];
  purpose: string;
  kept: string;
  readers: string;
  /** The functions that erase or empty it when an account is deleted. */
  erasedBy: readonly string[];
  columns: { [Column in keyof Row]-?: ColumnKind | ColumnEntry };
}

/** A table or column without an entry does not compile: say in the file of its area whose data it is, why, and for how long. */
export type DataMap = { [Table in keyof DB]: TableEntry<DB[Table]> };
