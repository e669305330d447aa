import type { RosterFile } from '@redraft/contracts';
import { z } from 'zod';
import type { Delivery } from './csv-rules.ts';
import { idLength, recordReaders } from './field-rules.ts';
import type { DeliveredRecord, RecordKind } from './record-rules.ts';
import { fieldReader, plainLine, type ReportField, statusIn } from './value-rules.ts';

/** Collections of the rostering service, in the order in which they refer to each other. Roles are part of users there. */
export const collections = [
  'orgs',
  'academicSessions',
  'courses',
  'classes',
  'users',
  'enrollments',
] as const satisfies readonly RecordKind[];
export type Collection = (typeof collections)[number];

export interface CollectionPages {
  name: Collection;
  /** JSON of each answer. */
  bodies: string[];
}

const recordSchema = z.record(z.string(), z.unknown());
type JsonRecord = z.infer<typeof recordSchema>;

/** The records of an answer; null if the answer has no such list. */
export function recordsIn(body: unknown, name: Collection): JsonRecord[] | null {
  const found = z.object({ [name]: z.array(recordSchema) }).safeParse(body);
  return found.success ? (found.data[name] ?? null) : null;
}

/** The members of a service's records that correspond to the columns of the files. */
const members: Readonly<Record<string, readonly string[]>> = {
  courseSourcedId: ['course'],
  schoolSourcedId: ['school'],
  termSourcedIds: ['terms'],
  userSourcedId: ['user'],
  classSourcedId: ['class'],
  // Version 1.1 has one role, 1.2 a list.
  role: ['role', 'roles'],
};

export function textAt(record: JsonRecord, field: string): string {
  const found = (members[field] ?? [field])
    .map((member) => record[member])
    .find((value) => value !== undefined);
  return toText(found);
}

const referenceSchema = z.union([
  z.object({ sourcedId: z.string() }).transform(({ sourcedId }) => sourcedId),
  z.object({ role: z.string() }).transform(({ role }) => role),
]);

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map(toText).join(',');
  return referenceSchema.safeParse(value).data ?? '';
}

/** Reads the answers of a service as a delivery. */
export function readPages(pages: readonly CollectionPages[], mode: RosterFile['mode']): Delivery {
  const delivery: Delivery = { files: [], records: [], modes: {}, problems: [] };
  for (const { name, bodies } of pages) {
    // A record may be on two pages if another one was deleted in between: the later copy counts.
    const records = new Map(
      bodies
        .flatMap((body) => recordsIn(JSON.parse(body), name) ?? [])
        .map((record) => [plainLine(textAt(record, 'sourcedId')), record]),
    );
    delivery.modes[name] = mode;
    delivery.files.push({ name, mode, rows: records.size });
    for (const [sourcedId, record] of records) readRecord(record, { name, sourcedId, delivery });
  }
  return delivery;
}

function readRecord(
  record: JsonRecord,
  { name, sourcedId, delivery }: { name: Collection; sourcedId: string; delivery: Delivery },
): void {
  const report: ReportField = (field, problem, max) =>
    delivery.problems.push({
      file: name,
      line: null,
      field,
      sourcedId: sourcedId.slice(0, idLength).toWellFormed(),
      problem,
      max,
    });
  const status = statusIn(textAt(record, 'status'));
  if (status === null) report('status', 'status_unknown');
  if (sourcedId === '') report('sourcedId', 'value_missing');
  if (sourcedId.length > idLength) report('sourcedId', 'value_too_long', idLength);
  const read = fieldReader((field) => textAt(record, field), report);
  const value = status === 'gone' ? null : recordReaders[name](read);
  // Cast: the reader of a kind returns the record of this kind.
  delivery.records.push({ kind: name, sourcedId, record: value, line: null } as DeliveredRecord);
}

/** Whether another page follows. */
export function hasNextPage(page: {
  count: number;
  offset: number;
  limit: number;
  /** The X-Total-Count header. */
  total: string | undefined;
  link: string | undefined;
}): boolean {
  const { count, offset, limit, total, link } = page;
  if (count === 0) return false;
  if (link !== undefined && /rel="?next"?/i.test(link)) return true;
  if (total !== undefined && /^\d+$/.test(total)) return offset + count < Number(total);
  return count >= limit;
}
