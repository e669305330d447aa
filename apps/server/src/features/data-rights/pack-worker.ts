import { foldLog } from '@redraft/analytics';
import { packEntry, type ZipEntry } from '@redraft/documents';
import { openTextLog, type PackedTextLog, zipCodec } from '../../domain/revisions/worker-exports.ts';
import { toProcessLog } from './process-log-rules.ts';

/** A file with complete content. */
interface PackWork {
  kind: 'pack';
  name: string;
  content: Uint8Array;
}

/** The process log of a text. */
interface LogWork {
  kind: 'log';
  name: string;
  log: PackedTextLog;
}

export type DataWork = PackWork | LogWork;

const utf8 = new TextEncoder();

/** Runs in a worker thread: a text of twenty thousand versions takes a second. Null if nothing was written. */
export default async function work(requested: DataWork): Promise<ZipEntry | null> {
  if (requested.kind === 'pack') return packed(requested.name, requested.content);
  const log = await openTextLog(requested.log);
  if (!log) return null;
  const words = foldLog(log, { isWithoutMinutes: true }).saves.map((save) => save.words);
  return packed(requested.name, utf8.encode(JSON.stringify(toProcessLog(log, words))));
}

function packed(name: string, content: Uint8Array): ZipEntry {
  return packEntry({ name, content, codec: zipCodec });
}
