import {
  computeTextFigures,
  eventColumns,
  eventRows,
  type FiguresContext,
  foldLog,
  getText,
  sittingColumns,
  sittingRows,
} from '@redraft/analytics';
import type { ResearchContent } from '@redraft/contracts';
import { packEntry, type ZipEntry } from '@redraft/documents';
import { openTextLog, type PackedTextLog, zipCodec } from '../../domain/revisions/worker-exports.ts';
import { csvFile } from '../../platform/csv-file.ts';
import { cellOf } from './paper-rules.ts';

interface TextWork {
  kind: 'text';
  log: PackedTextLog;
  context: FiguresContext;
  /** The code of the text, which names its files. */
  code: string;
  content: ResearchContent;
}

/** A file with complete content. */
interface PackWork {
  kind: 'pack';
  name: string;
  content: Uint8Array;
}

export type ResearchWork = TextWork | PackWork;

export interface ResearchResult {
  /** In the order of their columns; null for a file without a tracked text. */
  metrics: (string | number | null)[] | null;
  entries: ZipEntry[];
}

const utf8 = new TextEncoder();

/** Runs in a worker thread: a text of twenty thousand versions takes a second. */
export default async function work(requested: ResearchWork): Promise<ResearchResult> {
  if (requested.kind === 'pack')
    return { metrics: null, entries: [packed(requested.name, requested.content)] };
  const log = await openTextLog(requested.log);
  if (!log) return { metrics: null, entries: [] };
  const { code, content, context } = requested;
  const process = foldLog(log);
  const metrics = computeTextFigures(process, context);
  const fileOf = (columns: readonly { name: string }[], rows: Iterable<(string | number | null)[]>) => {
    const lines = [...rows].map((row) => [code, ...row.map(cellOf)]);
    return utf8.encode(csvFile([['id', ...columns.map(({ name }) => name)], ...lines], ','));
  };
  const sittings = packed(`sittings/${code}.csv`, fileOf(sittingColumns, sittingRows(process)));
  if (content === 'measures') return { metrics, entries: [sittings] };
  const hasTexts = content === 'texts';
  const events = packed(`events/${code}.csv`, fileOf(eventColumns, eventRows(log, process, { hasTexts })));
  if (!hasTexts) return { metrics, entries: [sittings, events] };
  return { metrics, entries: [sittings, events, packed(`texts/${code}.txt`, utf8.encode(getText(process)))] };
}

function packed(name: string, content: Uint8Array): ZipEntry {
  return packEntry({ name, content, codec: zipCodec });
}
