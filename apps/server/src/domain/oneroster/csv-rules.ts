import type { RosterFile, RosterProblemLine } from '@redraft/contracts';
import { idLength, recordReaders, requiredFields } from './field-rules.ts';
import { type DeliveredRecord, type RecordKind, recordKinds } from './record-rules.ts';
import { fieldReader, plainField, plainLine, statusIn } from './value-rules.ts';

/** A CSV file as rows of cells, with the header first. */
export interface NamedTable {
  name: string;
  cells: readonly (readonly string[])[];
}

type Modes = Partial<Record<RecordKind, RosterFile['mode']>>;

/** What a delivery contains. Records of a kind that is delivered in bulk are all that there are. */
export interface Delivery {
  files: RosterFile[];
  records: DeliveredRecord[];
  modes: Modes;
  problems: RosterProblemLine[];
}

interface Row {
  line: number;
  cell: (field: string) => string;
}

/** Reads the files of the CSV binding; files of other kinds are left out. Null if there is none. */
export function readTables(tables: readonly NamedTable[]): Delivery | null {
  const tableOf = (name: string) => tables.find((table) => table.name.toLowerCase() === `${name}.csv`);
  const manifest = tableOf('manifest');
  const delivery: Delivery = { files: [], records: [], modes: {}, problems: [] };
  const declared = manifest ? readManifest(manifest, delivery.problems) : null;
  for (const kind of recordKinds) {
    const table = tableOf(kind.toLowerCase());
    const mode = declared === null ? (table ? 'bulk' : undefined) : declared[kind];
    if (mode === undefined) continue;
    if (table === undefined) {
      report(delivery, { file: 'manifest.csv', line: null, field: `file.${kind}`, problem: 'file_missing' });
      continue;
    }
    readTable(table, { kind, mode, delivery });
  }
  return delivery.files.length === 0 && delivery.problems.length === 0 ? null : delivery;
}

/** How each file is to be processed; files that are absent are undefined. */
function readManifest(table: NamedTable, problems: RosterProblemLine[]): Modes {
  const modes: Modes = {};
  for (const { line, cell } of rowsOf(table)) {
    const name = cell('propertyName').trim();
    const kind = recordKinds.find((one) => `file.${one}`.toLowerCase() === name.toLowerCase());
    if (kind === undefined) continue;
    const value = cell('value').trim().toLowerCase();
    if (value === 'bulk' || value === 'delta') modes[kind] = value;
    else if (value !== 'absent' && value !== '')
      problems.push({ file: table.name, line, field: name, sourcedId: '', problem: 'mode_unknown' });
  }
  return modes;
}

function readTable(
  table: NamedTable,
  { kind, mode, delivery }: { kind: RecordKind; mode: RosterFile['mode']; delivery: Delivery },
): void {
  const file = table.name;
  const columns = new Set((table.cells[0] ?? []).map(plainField));
  const missing = requiredFields[kind].filter((field) => !columns.has(plainField(field)));
  for (const field of missing) report(delivery, { file, line: 1, field, problem: 'column_missing' });
  const rows = missing.length > 0 ? [] : rowsOf(table);
  const seen = new Set<string>();
  for (const row of rows) {
    const sourcedId = plainLine(row.cell('sourcedId'));
    const problem = idProblem(sourcedId, seen);
    seen.add(sourcedId);
    if (problem) report(delivery, { file, line: row.line, field: 'sourcedId', sourcedId, ...problem });
    else delivery.records.push(readRow(row, { kind, file, sourcedId, delivery }));
  }
  delivery.files.push({ name: file, mode, rows: rows.length });
  delivery.modes[kind] = mode;
}

function idProblem(
  sourcedId: string,
  seen: ReadonlySet<string>,
): Pick<RosterProblemLine, 'problem' | 'max'> | null {
  if (sourcedId === '') return { problem: 'value_missing' };
  if (sourcedId.length > idLength) return { problem: 'value_too_long', max: idLength };
  return seen.has(sourcedId) ? { problem: 'id_repeated' } : null;
}

function readRow(
  { line, cell }: Row,
  place: { kind: RecordKind; file: string; sourcedId: string; delivery: Delivery },
): DeliveredRecord {
  const { kind, file, sourcedId, delivery } = place;
  const status = statusIn(cell('status'));
  if (status === null)
    report(delivery, { file, line, field: 'status', sourcedId, problem: 'status_unknown' });
  const reader = fieldReader(cell, (field, problem, max) =>
    report(delivery, { file, line, field, sourcedId, problem, max }),
  );
  const record = status === 'gone' ? null : recordReaders[kind](reader);
  // Cast: the reader of a kind returns the record of this kind.
  return { kind, sourcedId, record, line } as DeliveredRecord;
}

function report(
  { problems }: Pick<Delivery, 'problems'>,
  problem: Omit<RosterProblemLine, 'sourcedId'> & { sourcedId?: string },
): void {
  problems.push({ sourcedId: '', ...problem });
}

/** Empty rows are left out. */
function rowsOf({ cells }: NamedTable): Row[] {
  const [head = [], ...rest] = cells;
  const places = new Map(head.map((name, index) => [plainField(name), index]));
  return rest.flatMap((row, index) => {
    if (row.every((value) => value.trim() === '')) return [];
    const cell = (field: string) => row[places.get(plainField(field)) ?? -1] ?? '';
    return [{ line: index + 2, cell }];
  });
}
