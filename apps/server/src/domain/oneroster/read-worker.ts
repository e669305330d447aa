import type { RosterFile, RosterProblemLine } from '@redraft/contracts';
import { z } from 'zod';
import { listUsernamesToKnow } from '../../platform/username-rules.ts';
import { type Delivery, readTables } from './csv-rules.ts';
import { findDesired } from './desired-rules.ts';
import { mergeDelivery, withoutOthers } from './merge-rules.ts';
import { readTablesOf, type SentFile, TooManyRows } from './read-files.ts';
import { type CollectionPages, readPages } from './rest-rules.ts';
import { formatRoster, listRecordChanges, parseRoster } from './roster-text.ts';

export type SentDelivery =
  | { kind: 'files'; files: SentFile[] }
  | { kind: 'pages'; pages: CollectionPages[]; mode: RosterFile['mode'] };

export interface ReadWork {
  delivery: SentDelivery;
  /** Known records of the source, and its people who have an account, as JSON. */
  records: string;
  connected: string;
  today: string;
}

export interface ReadDelivery {
  kind: 'read';
  files: RosterFile[];
  problems: RosterProblemLine[];
  /** All records after the delivery, as JSON. */
  roster: string;
  upserts: string[];
  deletes: string[];
  changedUsers: string[];
  /** Values to look up for people without an account and for classes: addresses, usernames and enrolment keys. */
  emails: string[];
  usernames: string[];
  keys: string[];
}

export type ReadAnswer = ReadDelivery | { kind: 'unreadable' } | { kind: 'too_many_rows' };

const connectedSchema = z.array(z.object({ sourcedId: z.string(), isDeleted: z.boolean() }));

/** Reads a delivery and applies it to the known records; runs in a worker thread. */
export default function read(work: ReadWork): ReadAnswer {
  try {
    return readDelivery(work);
  } catch (cause) {
    if (cause instanceof TooManyRows) return { kind: 'too_many_rows' };
    throw cause;
  }
}

function readSent(sent: SentDelivery): Delivery | null {
  return sent.kind === 'files' ? readTables(readTablesOf(sent.files)) : readPages(sent.pages, sent.mode);
}

function readDelivery({ delivery: sent, records, connected, today }: ReadWork): ReadAnswer {
  const delivery = readSent(sent);
  if (delivery === null) return { kind: 'unreadable' };
  const known = parseRoster(records);
  const people = connectedSchema.parse(JSON.parse(connected));
  const deleted = new Set(people.filter(({ isDeleted }) => isDeleted).map(({ sourcedId }) => sourcedId));
  const merged = mergeDelivery(known, delivery, deleted);
  const roster = withoutOthers(merged.roster);
  const isConnected = new Set(people.map(({ sourcedId }) => sourcedId));
  const desired = [...findDesired(roster, today).people.values()];
  const fresh = desired.filter(({ sourcedId }) => !isConnected.has(sourcedId));
  const changed = desired.filter(({ sourcedId }) => merged.changedUsers.has(sourcedId));
  return {
    kind: 'read',
    files: delivery.files,
    problems: [...delivery.problems, ...merged.problems],
    roster: formatRoster(roster),
    ...listRecordChanges(known, roster),
    changedUsers: [...merged.changedUsers],
    emails: [...new Set([...fresh, ...changed].map(({ email }) => email))],
    usernames: [...new Set(fresh.flatMap(listUsernamesToKnow))],
    keys: [...new Set([...roster.classes.values()].map(({ code }) => code.toUpperCase()))].filter(Boolean),
  };
}
