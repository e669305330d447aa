import { charactersPerWordEquivalent } from './log.ts';
import { alive, eachCharacter, textLength } from './process/characters.ts';
import { getFate } from './process/fate.ts';
import { ownDeletions } from './process/own-deletions.ts';
import { isLeadingEdge, type Process, type ProcessOp } from './process/process.ts';

/** Limits within which a change continues the previous episode (docs/metrics.md#revision). */
const episodeGap = 30;
const episodeDistance = 200;

/** A period of revision in one place (docs/metrics.md#revision). */
export interface Episode {
  /** Seconds since the first change save. */
  first: number;
  last: number;
  /** Index of its session. */
  session: number;
  inserted: number;
  deleted: number;
  /** Word equivalents: the larger of both. */
  size: number;
  /** Final position of its first changed character, 0 to 1 of the final text. */
  position: number;
}

interface Part {
  inserted: number;
  deleted: number;
  /** Final indexes of the first inserted and the first deleted character of the episode. */
  insertedAt: number | null;
  deletedAt: number | null;
}

export interface Revising {
  /** In order. */
  episodes: Episode[];
  /** Word equivalents inserted, or deleted late, that are not the writer's own work. */
  leftOut: number;
}

/** Revision episodes, and excluded changes (docs/metrics.md#revision). */
export function findRevising(process: Process): Revising {
  const { parts, leftOut } = collectParts(process);
  const length = textLength(process.characters);
  const episodes: Episode[] = [];
  let last: ProcessOp | null = null;
  process.ops.forEach((op, index) => {
    const part = parts[index];
    if (!part || (part.inserted === 0 && part.deleted === 0)) return;
    const goesOn: boolean =
      last !== null && op.second - last.second <= episodeGap && Math.abs(op.p - last.p) <= episodeDistance;
    last = op;
    const episode = goesOn ? episodes.at(-1) : undefined;
    if (episode) addPart(episode, op, part);
    else {
      const at = part.insertedAt ?? part.deletedAt ?? 0;
      const position = length === 0 ? 0 : at / length;
      const newEpisode = { first: op.second, last: op.second, session: op.session, position };
      episodes.push(addPart({ ...newEpisode, inserted: 0, deleted: 0, size: 0 }, op, part));
    }
  });
  return { episodes, leftOut: leftOut / charactersPerWordEquivalent };
}

export function groupEpisodes(process: Process): Episode[] {
  return findRevising(process).episodes;
}

function addPart(episode: Episode, op: ProcessOp, part: Part): Episode {
  episode.last = op.second;
  episode.inserted += part.inserted;
  episode.deleted += part.deleted;
  episode.size = Math.max(episode.inserted, episode.deleted) / charactersPerWordEquivalent;
  return episode;
}

/** The part of each op that is revision: own typing within the text, and deletions of own text at least a minute old. */
function collectParts(process: Process): { parts: Part[]; leftOut: number } {
  const { characters, ops } = process;
  const parts = ops.map((): Part => ({ inserted: 0, deleted: 0, insertedAt: null, deletedAt: null }));
  const isOwn = ownDeletions(process);
  let leftOut = 0;
  eachCharacter(characters, (id, finalIndex) => {
    const born = characters.bornOp[id] ?? 0;
    const op = ops[born];
    const part = parts[born];
    if (op && part && !isLeadingEdge(op) && characters.moved[id] === 0 && op.kind !== 'restored') {
      if (op.isTyped && op.kind === 'plain') {
        part.inserted++;
        part.insertedAt ??= finalIndex;
      } else leftOut++;
    }
    if (getFate(process, id) !== 'substantive') return;
    if (isOwn[id] === 0) {
      leftOut++;
      return;
    }
    const end = parts[characters.diedOp[id] ?? alive];
    if (!end) return;
    end.deleted++;
    end.deletedAt ??= finalIndex;
  });
  return { parts, leftOut };
}
