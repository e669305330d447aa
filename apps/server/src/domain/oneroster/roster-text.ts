import { z } from 'zod';
import { emptyRoster, type RecordKind, type Roster, recordKinds, recordSchemas } from './record-rules.ts';

/** Records of a system as JSON text. */
const entriesSchema = z.array(
  z.object({ kind: z.enum(recordKinds), sourcedId: z.string(), record: z.unknown() }),
);

export function parseRoster(text: string): Roster {
  const roster = emptyRoster();
  for (const entry of entriesSchema.parse(JSON.parse(text))) addRecord(roster, entry);
  return roster;
}

function addRecord<Kind extends RecordKind>(
  roster: Roster,
  { kind, sourcedId, record }: { kind: Kind; sourcedId: string; record?: unknown },
): void {
  // Cast: the schema of a kind has the type of its records.
  roster[kind].set(sourcedId, recordSchemas[kind].parse(record) as never);
}

export function formatRoster(roster: Roster): string {
  return JSON.stringify(listEntries(roster));
}

interface Entry {
  kind: RecordKind;
  sourcedId: string;
  record: unknown;
}

function listEntries(roster: Roster): Entry[] {
  return recordKinds.flatMap((kind) =>
    [...roster[kind]].map(([sourcedId, record]): Entry => ({ kind, sourcedId, record })),
  );
}

/** Few enough for one statement, and for parsing on the main thread. */
const batchSize = 200;
const recordBatchSize = 2000;

export function inBatches(items: readonly unknown[], size = batchSize): string[] {
  const batches: string[] = [];
  for (let from = 0; from < items.length; from += size)
    batches.push(JSON.stringify(items.slice(from, from + size)));
  return batches;
}

/** Records to write and to delete, as batches of JSON. */
export function listRecordChanges(before: Roster, after: Roster): { upserts: string[]; deletes: string[] } {
  const changed = listEntries(after).filter(
    ({ kind, sourcedId, record }) => JSON.stringify(record) !== JSON.stringify(before[kind].get(sourcedId)),
  );
  const gone = listEntries(before).filter(({ kind, sourcedId }) => !after[kind].has(sourcedId));
  return {
    upserts: inBatches(
      changed.map(({ kind, sourcedId, record }) => ({ kind, sourced_id: sourcedId, record })),
      recordBatchSize,
    ),
    deletes: inBatches(
      gone.map(({ kind, sourcedId }) => ({ kind, sourced_id: sourcedId })),
      recordBatchSize,
    ),
  };
}
