import {
  eventColumns,
  eventRows,
  type FiguresContext,
  figuresOfText,
  foldLog,
  textOf,
} from '@redraft/analytics';
import type { ResearchContent } from '@redraft/contracts';
import { packEntry, type ZipEntry } from '@redraft/documents';
import { openTextLog, type PackedTextLog, zipCodec } from '../../domain/revisions/index.ts';
import { csvFile } from '../../platform/csv-file.ts';
import { cellOf } from './paper-rules.ts';

interface TextWork {
  kind: 'text';
  log: PackedTextLog;
  context: FiguresContext;
  /** Of the text: by it its files are called. */
  code: string;
  content: ResearchContent;
}

/** A file that is put together already. */
interface PackWork {
  kind: 'pack';
  name: string;
  content: Uint8Array;
}

export type ResearchWork = TextWork | PackWork;

export interface ResearchResult {
  /** In the order of their columns; null where there is no text. */
  figures: (string | number | null)[] | null;
  entries: ZipEntry[];
}

/** Runs in a thread of its own: a text of twenty thousand versions takes a second. */
export default async function work(asked: ResearchWork): Promise<ResearchResult> {
  if (asked.kind === 'pack') return { figures: null, entries: [packed(asked.name, asked.content)] };
  const log = await openTextLog(asked.log);
  if (!log) return { figures: null, entries: [] };
  const { code, content, context } = asked;
  const process = foldLog(log);
  const figures = figuresOfText(process, context);
  if (content === 'measures') return { figures, entries: [] };
  const hasTexts = content === 'texts';
  const rows = [...eventRows(log, process, { hasTexts })].map((row) => [code, ...row.map(cellOf)]);
  const utf8 = new TextEncoder();
  const file = csvFile([['id', ...eventColumns.map(({ name }) => name)], ...rows], ',');
  const events = packed(`events/${code}.csv`, utf8.encode(file));
  if (!hasTexts) return { figures, entries: [events] };
  return { figures, entries: [events, packed(`texts/${code}.txt`, utf8.encode(textOf(process)))] };
}

function packed(name: string, content: Uint8Array): ZipEntry {
  return packEntry({ name, content, codec: zipCodec });
}
