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
import { hasTrackedText, readStrokes } from '../revisions/index.ts';
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

function strokesOfText({ main_file_id: id, main_file_kind: kind }: MappedText): Promise<Strokes> {
  return hasTrackedText(kind) ? readStrokes(id) : Promise.resolve(noStrokes);
}

type Axis = ChangeDistribution['axis'];

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
export async function changeMapOfText(
  text: MappedText,
  { zone, language }: { zone: string; language: Language },
): Promise<string> {
  const strokes = await strokesOfText(text);
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
  const strokes = await strokesOfText(text);
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
  return { timezone, ...computeProgression(await strokesOfText(text)), algorithmVersion };
}
