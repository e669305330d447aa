import { getBin } from './change-matrix.ts';
import { creditSeconds, isSitting } from './effort.ts';
import { type Episode, groupEpisodes } from './episodes.ts';
import { readItems } from './process/block-list.ts';
import { characterOrigins } from './process/characters.ts';
import type { Process } from './process/process.ts';
import { deepEpisodes, touchingEpisodes } from './revision-score.ts';
import { groupSessions, type Session } from './sessions.ts';

/** A save that a row of a score leads to. */
export interface ScoreMoment {
  /** Number among the saves that changed the text, from 1. */
  save: number;
  seq: number;
  /** Milliseconds since 1970. */
  t: number;
}

export interface ScoreMoments {
  effort: Record<'time' | 'sittings' | 'words', ScoreMoment[]>;
  revision: Record<'volume' | 'reach' | 'depth' | 'return', ScoreMoment[]>;
}

/** More would not be gone through by hand. */
const maxMoments = 10;
const tenthsOfText = 10;

/** Where in the writing each row of both scores comes from (docs/metrics.md#moments-of-a-score): in the order of time, those that weigh most. */
export function findScoreMoments(process: Process): ScoreMoments {
  const sessions = groupSessions(process);
  const episodes = groupEpisodes(process);
  const at = momentFinder(process);
  const ofSessions = (chosen: readonly Session[]) => chosen.map(({ first }) => at(first));
  const ofEpisodes = (chosen: readonly Episode[]) => chosen.map(({ first }) => at(first));
  const typed = typedOf(process, sessions);
  const deep = deepEpisodes(episodes);
  return {
    effort: {
      time: ofSessions(heaviest(sessions, creditSeconds)),
      sittings: ofSessions(heaviest(sessions.filter(isSitting), creditSeconds)),
      words: ofSessions(heaviest(sessions, (session) => typed.get(session) ?? 0)),
    },
    revision: {
      volume: ofEpisodes(heaviest(episodes, ({ size }) => size)),
      reach: ofEpisodes(
        firstOfEach(touchingEpisodes(episodes), ({ position }) => getBin(position, 1, tenthsOfText)),
      ),
      depth: ofEpisodes(heaviest(deep, ({ size }) => size)),
      return: ofEpisodes(
        firstOfEach(
          deep.filter(({ session }) => session > 0),
          ({ session }) => session,
        ).slice(0, maxMoments),
      ),
    },
  };
}

/** The first save at that second of the log. */
function momentFinder({ saves }: Process): (second: number) => ScoreMoment {
  const bySecond = new Map<number, ScoreMoment>();
  for (const [index, { second, seq, at }] of saves.entries())
    if (!bySecond.has(second)) bySecond.set(second, { save: index + 1, seq, t: at });
  return (second) => bySecond.get(second) ?? { save: 1, seq: saves[0]?.seq ?? 0, t: saves[0]?.at ?? 0 };
}

/** Those with any weight, the heaviest of them, in the order in which they came. */
function heaviest<Of>(all: readonly Of[], weight: (of: Of) => number): Of[] {
  const chosen = new Set(
    all
      .filter((each) => weight(each) > 0)
      .toSorted((one, other) => weight(other) - weight(one))
      .slice(0, maxMoments),
  );
  return all.filter((each) => chosen.has(each));
}

function firstOfEach<Of>(all: readonly Of[], group: (of: Of) => number): Of[] {
  const seen = new Set<number>();
  return all.filter((each) => {
    const name = group(each);
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

/** How many typed characters of the present text come from each session. */
function typedOf({ characters }: Process, sessions: readonly Session[]): Map<Session, number> {
  const counts = new Map<Session, number>();
  for (const id of readItems(characters.visible)) {
    if (characters.origin[id] !== characterOrigins.typed) continue;
    const second = characters.firstSecond[id] ?? 0;
    const session = sessions.findLast(({ first }) => first <= second);
    if (session) counts.set(session, (counts.get(session) ?? 0) + 1);
  }
  return counts;
}
