import { createHash } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  computeProvenance,
  createReport,
  type EffortTargets,
  foldSave,
  type Process,
  rounded,
  startProcess,
} from '@redraft/analytics';
import { normalizeText, type Recording, RecordingError, replayRecording } from '@redraft/demo-world';
import { createWorkBudget, diffText, extendChain, startChain } from '@redraft/revision-log';
import { StartError } from '../platform/config.ts';
import { readRecording } from './read-recording.ts';
import { runCommand } from './run-command.ts';

/** Prints every measure of a recorded writing process, for comparison with independent computations. */

const usage =
  'Usage: npm run metrics -- --file RECORDING.json[.gz] [--zone ZONE]... [--words W --minutes E --sittings N]';

function readArguments(): { file: string; zones: string[]; effort: EffortTargets } {
  try {
    const { values } = parseArgs({
      options: {
        file: { type: 'string' },
        zone: { type: 'string', multiple: true, default: ['UTC'] },
        words: { type: 'string' },
        minutes: { type: 'string' },
        sittings: { type: 'string' },
      },
    });
    if (!values.file) throw new StartError(usage);
    for (const zone of values.zone) requireZone(zone);
    const effort = {
      words: positive('--words', values.words),
      minutes: positive('--minutes', values.minutes),
      sittings: positive('--sittings', values.sittings),
    };
    return { file: values.file, zones: [...new Set(values.zone)], effort };
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(usage);
  }
}

function positive(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!(number > 0 && Number.isFinite(number))) throw new StartError(`${name} ${text} is no number above 0.`);
  return number;
}

function requireZone(zone: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch (cause) {
    throw new StartError(`--zone ${zone} is no time zone.`, { cause });
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Folds saves as they are read, so that only one text is in memory. */
function foldRecording(
  recording: Recording,
  docId: string,
): { process: Process; chain: { docId: string; first: string | null; last: string | null } } {
  const process = startProcess(recording.startContent);
  let hash = startChain(docId, sha256);
  const chain = { docId, first: null as string | null, last: null as string | null };
  let text = recording.startContent;
  let seq = 0;
  for (const save of replayRecording(recording)) {
    seq += 1;
    // An unlimited work budget: these figures are compared with others and must be exact.
    const ops = diffText(text, save.text, undefined, createWorkBudget(Number.POSITIVE_INFINITY));
    foldSave(process, { seq, t: save.at, dirtyMs: save.dirtyMs, origin: 'typed', ops });
    text = save.text;
    hash = extendChain(hash, { t: process.saves.at(-1)?.second ?? 0, text }, sha256);
    chain.first ??= hash;
    chain.last = hash;
  }
  return { process, chain };
}

async function run(): Promise<void> {
  const { file, zones, effort } = readArguments();
  const recording = await readRecording(file, 'measures');
  const docId = path.basename(file).replace(/(\.json)?(\.gz)?$/, '');
  const { process: folded, chain } = foldRecording(recording, docId);
  const provenance = computeProvenance(folded, {
    start: recording.rawStart,
    edits: recording.changes,
    end: recording.rawEnd,
    asKept: normalizeText,
  });
  const report = { ...createReport(folded, { zones, effort }), chain, provenance };
  process.stdout.write(`${JSON.stringify(rounded(report), null, 1)}\n`);
}

await runCommand(run, [RecordingError]);
