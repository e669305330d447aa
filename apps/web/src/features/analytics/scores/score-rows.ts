import type { EffortBasis, RevisionBasis, ScoreEntry } from '@redraft/contracts';

/** A part of a score, with what was found; its sentence stands in the catalogue under its id. */
export interface ScoreRow {
  id: 'time' | 'sittings' | 'words' | 'volume' | 'reach' | 'depth' | 'return';
  points: number;
  most: number;
  found: Record<string, number>;
}

export function effortRows({ rows, expected, ...basis }: EffortBasis): ScoreRow[] {
  const { minutes, words } = expected;
  return [
    ...(rows.time === null || minutes === null
      ? []
      : [
          {
            ...{ id: 'time' as const, points: rows.time, most: 50 },
            found: { minutes: Math.floor(basis.creditSeconds / 60), expected: Math.round(minutes) },
          },
        ]),
    {
      ...{ id: 'sittings' as const, points: rows.sittings, most: 25 },
      found: { sittings: basis.sittings, expected: expected.sittings },
    },
    ...(rows.words === null || words === null
      ? []
      : [
          {
            ...{ id: 'words' as const, points: rows.words, most: 25 },
            found: { words: basis.typedWords, expected: words },
          },
        ]),
  ];
}

export function revisionRows({ rows, ...basis }: RevisionBasis): ScoreRow[] {
  const { words, tenths, deepEpisodes, laterSessions } = basis;
  const share = words === 0 ? 0 : Math.round((100 * basis.episodeWords) / words);
  return [
    { id: 'volume', points: rows.volume ?? 0, most: 35, found: { share } },
    { id: 'reach', points: rows.reach, most: 25, found: { tenths } },
    { id: 'depth', points: rows.depth, most: 25, found: { count: deepEpisodes } },
    ...(rows.return === null
      ? []
      : [{ id: 'return' as const, points: rows.return, most: 15, found: { count: laterSessions } }]),
  ];
}

/** Why there is no score, as a text of the catalogue. */
export type Absence = 'notYet' | 'noText' | 'nothingExpected' | 'beforeFirstDraft' | 'tooShort';

export function effortAbsence(entry: ScoreEntry | null): Absence | null {
  if (entry === null) return 'notYet';
  if (entry.basis.effort === null) return 'noText';
  return entry.effort === null ? 'nothingExpected' : null;
}

export function revisionAbsence(entry: ScoreEntry | null): Absence | null {
  if (entry === null) return 'notYet';
  if (entry.basis.revision === null) return 'noText';
  if (entry.revision !== null) return null;
  return entry.basis.revision.isBeforeFirstDraft ? 'beforeFirstDraft' : 'tooShort';
}
