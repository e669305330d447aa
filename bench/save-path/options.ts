import { parseArgs } from 'node:util';
import { type PeerId, type PeersOptions, peerIds } from '../peers/options.ts';

/** Which parts to run, and how long; everything by default. */
export interface SavePathOptions {
  parts: readonly Part[];
  /** Numbers of concurrent writers, one measurement each. */
  writers: readonly number[];
  /** Duration of each measurement in seconds. */
  seconds: number;
  /** Number of rounds over all hosts; the median counts. */
  rounds: number;
  /** Folder for the server's CPU profiles. */
  profile: string | null;
  /** Prints the database statements with their frequency per save. */
  statements: boolean;
}

export const parts = ['path', 'log', 'sealing', 'storage'] as const;
export type Part = (typeof parts)[number];

export const fullRun: SavePathOptions = {
  parts,
  writers: [1, 4, 16, 64, 256],
  seconds: 4,
  rounds: 3,
  profile: null,
  statements: false,
};

export class OptionError extends Error {}

/** Throws an OptionError for invalid arguments. */
export function readOptions(args: readonly string[]): {
  benches: string[];
  savePath: SavePathOptions;
  peers: PeersOptions;
} {
  const text = { type: 'string' as const };
  const { values, positionals } = parsed(() =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        parts: text,
        writers: text,
        seconds: text,
        rounds: text,
        profile: text,
        statements: { type: 'boolean' },
        short: { type: 'boolean' },
        peers: text,
      },
    }),
  );
  const savePath: SavePathOptions = {
    parts: values.parts === undefined ? fullRun.parts : values.parts.split(',').map(parsePart),
    writers: values.writers === undefined ? fullRun.writers : values.writers.split(',').map(countOf),
    seconds: values.seconds === undefined ? fullRun.seconds : countOf(values.seconds),
    rounds: values.rounds === undefined ? fullRun.rounds : countOf(values.rounds),
    profile: values.profile ?? null,
    statements: values.statements ?? false,
  };
  return { benches: positionals, savePath, peers: readPeersOptions(values) };
}

/** A short run leaves out Etherpad, whose installation alone takes minutes. */
function readPeersOptions({
  short: isShort = false,
  peers,
}: {
  short?: boolean;
  peers?: string;
}): PeersOptions {
  return {
    peers: peers?.split(',').map(parsePeer) ?? peerIds.filter((id) => !isShort || id !== 'etherpad'),
    isShort,
    isPartial: isShort || peers !== undefined,
  };
}

function parsed<Result>(parse: () => Result): Result {
  try {
    return parse();
  } catch (cause) {
    throw new OptionError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

function countOf(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new OptionError(`${text} is no number from 1 to 9999.`);
  return Number(text);
}

function parsePart(text: string): Part {
  const part = parts.find((one) => one === text);
  if (!part) throw new OptionError(`There is no part ${text}. There are: ${parts.join(', ')}.`);
  return part;
}

function parsePeer(text: string): PeerId {
  const peer = peerIds.find((one) => one === text);
  if (!peer) throw new OptionError(`There is no peer ${text}. There are: ${peerIds.join(', ')}.`);
  return peer;
}
