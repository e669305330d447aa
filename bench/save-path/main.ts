import path from 'node:path';
import { recordings } from '@redraft/demo-world/testing';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres.ts';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import { startLoadClient } from '../load/load.ts';
import type { Measured } from '../results.ts';
import { bodiesOfEditor } from './bodies.ts';
import { type InTurns, measureInTurns } from './in-turns.ts';
import type { SavePathOptions } from './options.ts';
import { printProfiles } from './profiles.ts';
import { statementRows, toRows } from './rows.ts';
import { measureStorages, type StorageResult } from './storage.ts';
import { readStreams } from './streams.ts';

/**
 * Saves from socket to response (docs/save-path.md): the product as run by `npm start`, compared with a bare host that writes each file, and with the
 * product's log alone. Absolute numbers depend on the machine and its load; the ratios matter.
 */
const documentCount = 32;
const versionCount = 16;

/** Results; null for what was not requested. */
export interface SavePathFigures {
  isRecorded: boolean;
  inTurns: InTurns | null;
  storages: StorageResult[];
}

export async function benchSavePath(directory: string, options: SavePathOptions): Promise<Measured> {
  const streams = readStreams();
  const documents = await bodiesOfEditor(streams, { count: documentCount, versions: versionCount });
  const postgres = await startEmbeddedPostgres({ directory: path.join(directory, 'log') });
  const client = await startLoadClient(documents);
  try {
    const { connectionString } = postgres;
    await migrate(connectionString);
    const setting = { directory, streams, documents, client, options, connectionString };
    const { parts } = options;
    const inTurns = parts.some((part) => part !== 'storage') ? await measureInTurns(setting) : null;
    const storages = parts.includes('storage') ? await measureStorages(streams, connectionString) : [];
    if (options.profile !== null) await printProfiles(options.profile);
    const figures: SavePathFigures = { isRecorded: recordings.isThere, inTurns, storages };
    const requested = options.statements ? (inTurns?.comparisons ?? []).flatMap(statementRows) : [];
    return { rows: [...toRows(figures), ...requested], figures };
  } finally {
    await client.close();
    await postgres.stop();
  }
}
