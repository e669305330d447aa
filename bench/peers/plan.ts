import type { Stream } from '../save-path/streams.ts';
import type { PlannedText } from './peer.ts';

export interface PlanSize {
  /** Numbers of writers at the same time, and how many saves each writes. */
  loads: readonly { writers: number; savesEach: number }[];
  /** A slow server writes less than that: most seconds of a load. */
  loadSeconds: number;
  /** Most versions of the longest recording. */
  longest: number;
  /** Most seconds for it. */
  longestSeconds: number;
  /** Versions that are read of it. */
  reads: number;
}

/** More writers write fewer saves each, so that loads take about as long. */
export const wholePlan: PlanSize = {
  loads: [
    { writers: 4, savesEach: 256 },
    { writers: 64, savesEach: 64 },
  ],
  loadSeconds: 20,
  longest: 10_000,
  longestSeconds: 45,
  reads: 200,
};

/** Ends in less than three minutes. */
export const shortPlan: PlanSize = {
  loads: [{ writers: 4, savesEach: 64 }],
  loadSeconds: 10,
  longest: 400,
  longestSeconds: 10,
  reads: 40,
};

export interface Plan {
  size: PlanSize;
  /** Consecutive distinct versions of pieces of the recordings; the last one is the longest recording. */
  documents: string[][];
  warmUp: PlannedText[];
  loads: { savesEach: number; texts: PlannedText[] }[];
  long: PlannedText;
}

/** Pieces from all stages of all recordings, so that sizes vary. */
const pieces = 8;
const warmUpWriters = 4;

export function planTexts(streams: readonly Stream[], size: PlanSize): Plan {
  const versions = streams.map(({ saves }) => listDistinct(saves.map(({ text }) => text)));
  const most = Math.max(...size.loads.map(({ savesEach }) => savesEach));
  const documents = Array.from({ length: pieces }, (_, index) => {
    const all = versions[index % versions.length] ?? [];
    const from = Math.max(0, Math.floor(((all.length - most) * index) / pieces));
    return all.slice(from, from + most);
  });
  const [longest = []] = versions.toSorted((a, b) => b.length - a.length);
  return {
    size,
    documents: [...documents, longest.slice(0, size.longest)],
    warmUp: planWriters('warm', warmUpWriters),
    loads: size.loads.map(({ writers, savesEach }) => ({
      savesEach,
      texts: planWriters(`w${writers}`, writers),
    })),
    long: { name: 'long', document: pieces },
  };
}

/** Coprime to the number of pieces: few writers have pieces of different sizes too. */
const stride = 5;

function planWriters(prefix: string, count: number): PlannedText[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `${prefix}-${index}`,
    document: (index * stride) % pieces,
  }));
}

/** In one form of Unicode and without tabs, which the editor does not take; a save that changes nothing is no version. */
function listDistinct(texts: readonly string[]): string[] {
  const normalized = texts.map((text) => text.normalize('NFC').replaceAll('\t', ' '));
  return normalized.filter((text, index) => text !== '' && text !== normalized[index - 1]);
}

/** Versions spread over a history, far from each other. */
export function pickVersions(count: number, versions: number): number[] {
  return Array.from({ length: count }, (_, index) => Math.floor((index * 0.618034 * versions) % versions));
}
