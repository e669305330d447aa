import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { identityColumn, identityFromClause } from './database-identity.ts';
import type { DB } from './db.generated.ts';
import { db, inReadOnlyTransaction, isInTransaction, openPool } from './db.ts';
import { AppError } from './errors.ts';
import { reasonOf } from './reason.ts';
import {
  ageFinding,
  judgeReplica,
  keepRecent,
  type LogPosition,
  type ReplicaFinding,
} from './replica-rules.ts';

/**
 * A read replica of the database, if one is set, answers reads that may be some seconds old (docs/operations/scaling.md#read-replicas). Whatever is
 * wrong with it, the database itself answers instead.
 */

const checkEveryMs = 3000;
/** A replica that does not answer for this long is away. */
const checkTimeoutMs = 2000;
/** A page runs its graphs one after the other on one connection each. */
const maxConnections = 10;
/** A query that takes longer is asked of the primary; the server ends it first, the client if the connection is dead. */
const queryTimeouts = { statement_timeout: 8000, query_timeout: 10_000 };

export interface ReplicaListener {
  onUse: () => void;
  onDisuse: (finding: Exclude<ReplicaFinding, { kind: 'current' }>) => void;
}

export interface ReplicaCheck {
  /** Fails if the primary does not answer. */
  run: () => Promise<ReplicaFinding>;
  close: () => Promise<void>;
}

interface Replica {
  kysely: Kysely<DB>;
  /** Ends the connections in use: reads that wait on them fail, and are asked of the primary. */
  disconnect: () => void;
  check: ReplicaCheck;
  /** Null before the first check. */
  finding: ReplicaFinding | null;
  timer: NodeJS.Timeout | undefined;
}

/** How reads that may be answered by the replica were answered; `repeated` if the replica failed and the primary was asked again. */
const answered = { replica: 0, primary: 0, repeated: 0 };

let current: Replica | undefined;
let refusesWrites = false;

/** Does not wait for the replica: the first reads are answered by the primary. */
export function openReplica(
  connectionString: string,
  { listener, check }: { listener: ReplicaListener; check?: ReplicaCheck },
): void {
  if (current) throw new Error('The replica is open already.');
  const pool = openPool({
    connectionString,
    max: maxConnections,
    connectionTimeoutMillis: checkTimeoutMs,
    keepAlive: true,
    ...queryTimeouts,
  });
  const opened: Replica = {
    kysely: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }),
    disconnect: followConnections(pool),
    check: check ?? createReplicaCheck(connectionString),
    finding: null,
    timer: undefined,
  };
  current = opened;
  void repeatCheck(opened, listener);
}

function followConnections(pool: pg.Pool): () => void {
  const inUse = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  return () => {
    for (const client of inUse) if (client instanceof pg.Client) void client.end().catch(() => undefined);
  };
}

export async function closeReplica(): Promise<void> {
  const closing = current;
  current = undefined;
  clearTimeout(closing?.timer);
  await Promise.all([closing?.kysely.destroy(), closing?.check.close()]);
}

async function repeatCheck(replica: Replica, listener: ReplicaListener): Promise<void> {
  const before = replica.finding?.kind;
  // While the primary does not answer, the last finding stands, and ages.
  const found = await replica.check.run().catch(() => replica.finding);
  if (current !== replica) return;
  replica.finding = found && ageFinding(found, performance.now());
  if (replica.finding && replica.finding.kind !== before) {
    if (replica.finding.kind === 'current') listener.onUse();
    else listener.onDisuse(replica.finding);
    if (replica.finding.kind === 'away') replica.disconnect();
  }
  replica.timer = setTimeout(() => void repeatCheck(replica, listener), checkEveryMs).unref();
}

/** Remembers where the primary was at earlier checks: a replica is always a little behind the last one. */
export function createReplicaCheck(connectionString: string): ReplicaCheck {
  const pool = openPool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: checkTimeoutMs,
    query_timeout: checkTimeoutMs,
  });
  const replica = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  let positions: LogPosition[] = [];
  return {
    run: async () => {
      const askedAtMs = performance.now();
      const { identity, position } = await selectPrimaryFacts();
      positions = [...keepRecent(positions, askedAtMs), { askedAtMs, position }];
      try {
        return judgeReplica(await selectReplicaFacts(replica), identity, positions);
      } catch (error) {
        return { kind: 'away', reason: reasonOf(error) };
      }
    },
    close: () => replica.destroy(),
  };
}

/** What is flushed is acknowledged and sent to replicas. */
async function selectPrimaryFacts(): Promise<{ identity: string; position: number }> {
  const { rows } = await sql<{ identity: string; position: number }>`
    SELECT ${identityColumn} AS identity, pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0') AS position
    FROM ${identityFromClause}`.execute(db());
  if (!rows[0]) throw new Error('The database does not tell its identity');
  return rows[0];
}

async function selectReplicaFacts(replica: Kysely<DB>) {
  const { rows } = await sql<{
    identity: string;
    is_in_recovery: boolean;
    is_streaming: boolean;
    position: number | null;
  }>`SELECT ${identityColumn} AS identity, pg_is_in_recovery() AS is_in_recovery,
      EXISTS (SELECT FROM pg_stat_wal_receiver) AS is_streaming,
      pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') AS position
    FROM ${identityFromClause}`.execute(replica);
  const [row] = rows;
  if (!row) throw new Error('The replica does not tell its identity');
  return {
    identity: row.identity,
    isInRecovery: row.is_in_recovery,
    isStreaming: row.is_streaming,
    replayedPosition: row.position,
  };
}

export interface ReplicaUse {
  /** What was committed by then is there; null while the replica is not used. */
  asOfMs: number | null;
  answered: Readonly<typeof answered>;
}

/** What the last check of this process found, aged to now; null before it, or if no replica is set. */
export function readReplicaFinding(): ReplicaFinding | null {
  const finding = current?.finding ?? null;
  return finding && ageFinding(finding, performance.now());
}

/** Null if no replica is set. */
export function readReplicaUse(): ReplicaUse | null {
  if (!current) return null;
  const finding = readReplicaFinding();
  return { asOfMs: finding?.kind === 'current' ? finding.asOfMs : null, answered };
}

/**
 * Runs `work`, which only reads and may be up to ten seconds old, on the replica if it can be used: all its queries see one state, and it runs again
 * on the primary if it fails. Never for what decides a permission, a deadline or a grade, nor for what the same person has just written.
 */
export async function readFromReplica<T>(work: () => Promise<T>): Promise<T> {
  if (isInTransaction()) return work();
  const replica = current;
  if (!replica) return refusesWrites ? inReadOnlyTransaction(work) : work();
  if ((readReplicaUse()?.asOfMs ?? null) === null) {
    answered.primary += 1;
    return work();
  }
  try {
    const result = await inReadOnlyTransaction(work, replica.kysely);
    answered.replica += 1;
    return result;
  } catch (error) {
    if (isWriteRefused(error) || isFinalError(error)) throw error;
    answered.repeated += 1;
    return work();
  }
}

/** The work is at fault: on the primary, it would write. */
function isWriteRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '25006';
}

/** An answer of the program would be the same from the primary, except that a row may not have been replayed yet. */
function isFinalError(error: unknown): boolean {
  return error instanceof AppError && error.code !== 'not_found';
}

/** For tests, most of which have no replica: `readFromReplica` refuses to write there too. */
export function refuseWritesInReads(): void {
  refusesWrites = true;
}
