import { parseArgs } from 'node:util';
import { assignmentIdSchema, chosenInstantSchema } from '@redraft/contracts';
import { RecordingError, requireChange } from '@redraft/demo-world';
import { ImportRefused, importRecording } from '../features/workspace/index.ts';
import { now } from '../platform/clock.ts';
import { loadConfig, StartError } from '../platform/config.ts';
import { exitOnSignal } from '../platform/shutdown.ts';
import { withOpenDatabase } from './open-database.ts';
import { readRecording } from './read-recording.ts';
import { runCommand } from './run-command.ts';

const usage =
  'Usage: npm run import-recording -- --assignment ID --student USERNAME --file PATH.json.gz [--at ISO-TIME]';

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        assignment: { type: 'string' },
        student: { type: 'string' },
        file: { type: 'string' },
        at: { type: 'string' },
      },
    });
    const id = assignmentIdSchema.safeParse(values.assignment);
    const at = values.at === undefined ? undefined : new Date(values.at);
    if (at && !isChosen(at)) throw new StartError(`--at ${values.at} is not a time from 1970 to 2999.`);
    if (!id.success || !values.student || !values.file) throw new StartError(usage);
    return { assignmentId: id.data, username: values.student, file: values.file, at };
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(usage);
  }
}

function isChosen(at: Date): boolean {
  return !Number.isNaN(at.getTime()) && chosenInstantSchema.safeParse(at.toISOString()).success;
}

async function run(): Promise<void> {
  const requested = readArguments();
  const recording = await readRecording(requested.file, 'document');
  requireChange(recording);
  const config = loadConfig(process.env);
  await withOpenDatabase(config, async () => {
    const result = await importRecording({ ...requested, recording, now: now() });
    const started = result.hasStarted ? ' The student has now begun the assignment.' : '';
    const clock =
      recording.clock === 'modelled'
        ? ' The recording has no clock of its own: 225 ms were taken from each change to the next.'
        : '';
    console.log(`${result.saves} saves imported for ${requested.username}.${started}${clock}`);
  });
}

exitOnSignal();
await runCommand(run, [ImportRefused, RecordingError]);
