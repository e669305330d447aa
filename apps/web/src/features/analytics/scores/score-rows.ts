import type { EffortBasis, RevisionBasis, ScoreEntry, ScoreMoment } from '@redraft/contracts';

/** A component of a score with its findings; its text is in the catalogue under its id. */
export interface ScoreRow {
  id: 'time' | 'sittings' | 'words' | 'volume' | 'reach' | 'depth' | 'return';
  points: number;
  max: number;
  found: Record<string, number>;
  /** Moments in the rewind where it was earned, latest last. */
  moments: readonly ScoreMoment[];
}

/** Explains a score without affecting it. */
export interface ScoreRemark {
  id: 'linearity' | 'rate' | 'leftOut' | 'withoutReturn' | 'withoutWords';
  found: Record<string, number>;
}

export interface ScoreRows {
  rows: readonly ScoreRow[];
  remarks: readonly ScoreRemark[];
}

export function buildEffortRows(basis: EffortBasis): ScoreRows {
  const { rows, linearity = null, rate = null } = basis;
  const remarks: ScoreRemark[] = [];
  if (rows.words === null) remarks.push({ id: 'withoutWords', found: {} });
  if (linearity !== null) remarks.push({ id: 'linearity', found: { share: Math.round(100 * linearity) } });
  if (rate !== null) remarks.push({ id: 'rate', found: { rate: Math.round(rate) } });
  return { rows: listEffortRows(basis), remarks };
}

function listEffortRows({ rows, expected, moments, ...basis }: EffortBasis): ScoreRow[] {
  const { minutes, words } = expected;
  return [
    ...(rows.time === null || minutes === null
      ? []
      : [
          {
            id: 'time' as const,
            points: rows.time,
            max: 50,
            found: { minutes: Math.floor(basis.creditSeconds / 60), expected: Math.round(minutes) },
            moments: moments?.time ?? [],
          },
        ]),
    {
      id: 'sittings' as const,
      points: rows.sittings,
      max: 25,
      found: { sittings: basis.sittings, expected: expected.sittings },
      moments: moments?.sittings ?? [],
    },
    ...(rows.words === null || words === null
      ? []
      : [
          {
            id: 'words' as const,
            points: rows.words,
            max: 25,
            found: { words: basis.typedWords, expected: words },
            moments: moments?.words ?? [],
          },
        ]),
  ];
}

export function buildRevisionRows(basis: RevisionBasis): ScoreRows {
  const leftOutWords = Math.round(basis.leftOutWords ?? 0);
  const remarks: ScoreRemark[] = [];
  if (leftOutWords > 0) remarks.push({ id: 'leftOut', found: { count: leftOutWords } });
  if (basis.rows.return === null) remarks.push({ id: 'withoutReturn', found: {} });
  return { rows: listRevisionRows(basis), remarks };
}

function listRevisionRows({ rows, moments, ...basis }: RevisionBasis): ScoreRow[] {
  const { words, tenths, deepEpisodes, laterSessions } = basis;
  const share = words === 0 ? 0 : Math.min(100, Math.round((100 * basis.episodeWords) / words));
  const found = {
    volume: { share },
    reach: { tenths },
    depth: { count: deepEpisodes },
    return: { count: laterSessions },
  };
  const max = { volume: 35, reach: 25, depth: 25, return: 15 };
  return (['volume', 'reach', 'depth', 'return'] as const).flatMap((id) => {
    const points = id === 'volume' ? (rows.volume ?? 0) : rows[id];
    if (points === null) return [];
    return { id, points, max: max[id], found: found[id], moments: moments?.[id] ?? [] };
  });
}

/** Why there is no score, as a catalogue key. */
export type Absence = 'notYet' | 'noText' | 'nothingExpected' | 'beforeFirstDraft' | 'tooShort';

export function findEffortAbsence(entry: ScoreEntry | null): Absence | null {
  if (entry === null) return 'notYet';
  if (entry.basis.effort === null) return 'noText';
  return entry.effort === null ? 'nothingExpected' : null;
}

export function findRevisionAbsence(entry: ScoreEntry | null): Absence | null {
  if (entry === null) return 'notYet';
  if (entry.basis.revision === null) return 'noText';
  if (entry.revision !== null) return null;
  return entry.basis.revision.isBeforeFirstDraft ? 'beforeFirstDraft' : 'tooShort';
}
