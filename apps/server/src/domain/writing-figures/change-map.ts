import { setImmediate as othersFirst } from 'node:timers/promises';
import {
  algorithmVersion,
  computeProgression,
  computeStrokeMatrix,
  type StrokeMatrix,
  type Strokes,
} from '@redraft/analytics';
import type { ChangeDistribution, FileId, Progression } from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import type { Language } from '@redraft/sentences';
import { computeStrokes, hasTrackedText, type Log, loadFullTextLog } from '../revisions/index.ts';
import { drawChangeMap } from './change-map-rules.ts';

/** A text whose process is requested; the caller has checked the permission. */
export interface MappedText {
  main_file_id: FileId;
  main_file_kind: OfficeKind;
}

const empty = new Int32Array();
const noStrokes: Strokes = {
  baseLength: 0,
  seq: empty,
  at: new Float64Array(),
  ends: empty,
  positions: empty,
  deleted: empty,
  inserted: empty,
};

/** The log of which a map is drawn; null for a file without a tracked text. */
export function loadMappedLog({ main_file_id: id, main_file_kind: kind }: MappedText): Promise<Log | null> {
  return hasTrackedText(kind) ? loadFullTextLog(id) : Promise.resolve(null);
}

function strokesOf(log: Log | null): Promise<Strokes> {
  return log === null ? Promise.resolve(noStrokes) : computeStrokes(log);
}

type Axis = ChangeDistribution['axis'];

interface MapOptions {
  zone: string;
  language: Language;
}

async function loadMatrix(
  strokes: Strokes,
  { axis, bins }: { axis: Axis; bins: number },
): Promise<StrokeMatrix> {
  const computation = computeStrokeMatrix(strokes, { axis, timeBins: bins, positionBins: bins });
  for (;;) {
    const { done, value } = computation.next();
    if (done) return value;
    await othersFirst();
  }
}

/** Which part of a text was changed in which session (docs/metrics.md#position-by-time), as HTML. */
export async function changeMapOfText(text: MappedText, options: MapOptions): Promise<string> {
  return drawChangeMapOfLog(await loadMappedLog(text), options);
}

/** The same of a log that was loaded before. */
export async function drawChangeMapOfLog(log: Log | null, { zone, language }: MapOptions): Promise<string> {
  const strokes = await strokesOf(log);
  const { cells, rows } = await loadMatrix(strokes, { axis: 'session', bins: 10 });
  const sittings = rows.flatMap((row, index) => {
    const firstAt = row ? strokes.at[row.from] : undefined;
    return firstAt === undefined ? [] : [{ firstAt, cells: cells[index] ?? [] }];
  });
  return drawChangeMap(sittings, { zone, language });
}

/** The same as numbers, on a chosen axis. */
export async function loadDistributionOfText(
  text: MappedText,
  { axis, bins, timezone }: { axis: Axis; bins: number; timezone: string },
): Promise<ChangeDistribution> {
  const strokes = await strokesOf(await loadMappedLog(text));
  const { cells, rows, length } = await loadMatrix(strokes, { axis, bins });
  return {
    timezone,
    axis,
    rows: rows.map(
      (row) =>
        row && {
          from: strokes.at[row.from] ?? 0,
          to: strokes.at[row.to - 1] ?? 0,
          save: row.from + 1,
        },
    ),
    cells,
    length,
    algorithmVersion,
  };
}

/** Length of a text and position of changes over time (docs/metrics.md#progression). */
export async function loadProgressionOfText(text: MappedText, timezone: string): Promise<Progression> {
  return { timezone, ...computeProgression(await strokesOf(await loadMappedLog(text))), algorithmVersion };
}
