import { parseArgs } from 'node:util';

export interface CrashOptions {
  serverKills: number;
  databaseKills: number;
  writers: number;
  seed: number;
}

/** Throws for invalid arguments. */
export function readCrashOptions(args: readonly string[], seed: number): CrashOptions {
  const text = { type: 'string' as const };
  const { values } = parseArgs({
    args: [...args],
    options: { kills: text, 'server-kills': text, 'database-kills': text, writers: text, seed: text },
  });
  const kills = countOf('kills', values.kills, 20);
  return {
    serverKills: countOf('server-kills', values['server-kills'], kills),
    databaseKills: countOf('database-kills', values['database-kills'], kills),
    writers: Math.max(1, countOf('writers', values.writers, 64)),
    seed: countOf('seed', values.seed, seed),
  };
}

function countOf(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (!/^\d{1,9}$/.test(text)) throw new RangeError(`--${name} has to be a whole number, not ${text}.`);
  return Number(text);
}
