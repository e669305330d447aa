import { activeToThink, type RatioBand, ratioBand } from './active-to-think.ts';
import { type Burst, type BurstSummary, burstsOf, summariseBursts } from './bursts.ts';
import { type ChangeMatrix, changeMatrix, type MatrixOptions } from './change-matrix.ts';
import { type EffortScore, type EffortTargets, effortScore } from './effort.ts';
import { type Episode, episodesOf } from './episodes.ts';
import { type HeatHour, heatOfChanges } from './heatmap.ts';
import { type LargeInsertions, largeInsertionsOf } from './large-insertions.ts';
import { type Linearity, linearityOf } from './linearity.ts';
import { algorithmVersion, type WritingLog } from './log.ts';
import { type Pauses, pausesOf } from './pauses.ts';
import { foldLog, type Process } from './process/process.ts';
import { type Revision, revisionOf } from './revision.ts';
import { type RevisionScore, type RevisionScoreOptions, revisionScore } from './revision-score.ts';
import { type Session, sessionsOf } from './sessions.ts';
import { finishTimes, foldTime, noTime, type WritingTimes } from './times.ts';
import { countTypedWords } from './typed-words.ts';
import { wordsPerMinute } from './words.ts';
import {
  type MinuteChange,
  type ThirdChange,
  wordsChangedPerMinute,
  wordsChangedPerThird,
} from './words-changed.ts';
import { type WordPoint, wordPoints } from './words-over-time.ts';

export interface AnalyseOptions {
  /** Of the class; an IANA name. */
  timeZone: string;
  matrix?: MatrixOptions | undefined;
  /** Without targets there is no effort score. */
  effort?: EffortTargets | undefined;
  revision?: RevisionScoreOptions | undefined;
}

/** All that is known about one writing process; plain JSON. Times in seconds unless a name ends in `At`. */
export interface Measures {
  algorithmVersion: string;
  times: WritingTimes;
  activeToThink: { ratio: number; band: RatioBand } | null;
  sessions: Session[];
  pauses: Pauses;
  bursts: { summary: BurstSummary; list: Burst[] };
  words: { final: number; typed: number; perMinute: number | null; typedPerMinute: number | null };
  wordsOverTime: WordPoint[];
  wordsChanged: { minutes: MinuteChange[]; thirds: ThirdChange[] };
  changeMatrix: ChangeMatrix;
  linearity: Linearity;
  revision: Revision;
  episodes: Episode[];
  largeInsertions: LargeInsertions;
  heatmap: HeatHour[];
  effort: EffortScore | null;
  revisionScore: RevisionScore | null;
}

/** Every measure of a log (spec 4 §1 to §16). */
export function analyse(log: WritingLog, options: AnalyseOptions): Measures {
  return finishProcess(foldLog(log), options);
}

/** Every measure of a process as far as it is folded; the state stays as it is and can be folded on. */
export function finishProcess(process: Process, options: AnalyseOptions): Measures {
  const times = timesOf(process);
  const sessions = sessionsOf(process);
  const words = wordsOfProcess(process, times.totalSeconds);
  const bursts = burstsOf(process);
  const episodes = episodesOf(process);
  const minutes = wordsChangedPerMinute(process);
  const ratio = activeToThink(times);
  return {
    algorithmVersion,
    times,
    activeToThink: ratio === null ? null : { ratio, band: ratioBand(ratio) },
    sessions,
    pauses: pausesOf(process),
    bursts: { summary: summariseBursts(bursts), list: bursts },
    words,
    wordsOverTime: wordPoints(process),
    wordsChanged: { minutes, thirds: wordsChangedPerThird(minutes, options.timeZone) },
    changeMatrix: changeMatrix(process, options.matrix),
    linearity: linearityOf(process),
    revision: revisionOf(process),
    episodes,
    largeInsertions: largeInsertionsOf(process),
    heatmap: heatOfProcess(process, options.timeZone),
    effort: options.effort
      ? effortScore({ ...times, sessions, typedWords: words.typed }, options.effort)
      : null,
    revisionScore: revisionScore({ episodes, finalWords: words.final }, options.revision),
  };
}

/** Active, think, away and total time of a process (spec 4 §1). */
export function timesOf({ saves }: Process): WritingTimes {
  return finishTimes(saves.reduce((state, save) => foldTime(state, save.at), noTime));
}

function wordsOfProcess(process: Process, totalSeconds: number): Measures['words'] {
  const typed = countTypedWords(process);
  return {
    final: process.words,
    typed,
    perMinute: wordsPerMinute(process.words, totalSeconds),
    typedPerMinute: wordsPerMinute(typed, totalSeconds),
  };
}

function heatOfProcess({ ops, saves }: Process, timeZone: string): HeatHour[] {
  const changes = ops.map((op) => ({ t: saves[op.save]?.at ?? 0, chars: op.inserted + op.deleted }));
  return heatOfChanges(changes, timeZone);
}
