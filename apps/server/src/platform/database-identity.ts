import { sql } from 'kysely';

/** Identity of this database among all of all clusters: another one after a dump was restored elsewhere; the same after a restart, and for replicas. */
export const identityColumn = sql<string>`system_identifier || '/' || pg_database.oid`;

export const identityFromClause = sql`pg_control_system(), pg_database WHERE datname = current_database()`;
