import { z } from 'zod';
import { emptyRoster, type RecordKind, type Roster, recordKinds, recordSchemas } from './record-rules.ts';

/** Records of a system as JSON text: a list of kind, sourcedId and record. */
const entriesSchema = z.array(z.tuple([z.enum(recordKinds), z.string(), z.unknown()]));

export function parseRoster(text: string): Roster {
  const roster = emptyRoster();
  for (const [kind, sourcedId, record] of entriesSchema.parse(JSON.parse(text)))
    addRecord(roster, { kind, sourcedId, record });
  return roster;
}

function addRecord<Kind extends RecordKind>(
  roster: Roster,
  { kind, sourcedId, record }: { kind: Kind; sourcedId: string; record: unknown },
): void {
  // Cast: the schema of a kind has the type of its records.
  roster[kind].set(sourcedId, recordSchemas[kind].parse(record) as never);
}

export function formatRoster(roster: Roster): string {
  return JSON.stringify(listEntries(roster));
}

type Entry = [kind: RecordKind, sourcedId: string, record: unknown];

function listEntries(roster: Roster): Entry[] {
  return recordKinds.flatMap((kind) => [...roster[kind]].map(([id, record]): Entry => [kind, id, record]));
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
    ([kind, id, record]) => JSON.stringify(record) !== JSON.stringify(before[kind].get(id)),
  );
  const gone = listEntries(before).filter(([kind, id]) => !after[kind].has(id));
  return {
    upserts: inBatches(
      changed.map(([kind, sourcedId, record]) => ({ kind, sourced_id: sourcedId, record })),
      recordBatchSize,
    ),
    deletes: inBatches(
      gone.map(([kind, sourcedId]) => ({ kind, sourced_id: sourcedId })),
      recordBatchSize,
    ),
  };
}
