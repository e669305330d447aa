import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createKeyRing } from './keys.ts';
import { createLearningPlatform, type LearningPlatform } from './platform.ts';
import { createState, type PlatformState } from './state.ts';
import { fromStoredKeys, type StoredKey, toStoredKeys } from './stored-keys.ts';
import { registerWebsite } from './website/index.ts';
import { addWorld } from './world.ts';

export interface DemoOptions {
  port: number;
  host: string;
  /** Under which browsers and tools reach it; where it listens, if nothing else is said. */
  origin?: string;
  /** Where its keys and its course are kept between two starts; nowhere, if it is left out. */
  file?: string;
}

interface Snapshot {
  keys: StoredKey[];
  state: PlatformState;
}

/** The learning platform that people try the tool in: a website with one course. */
export async function startDemoPlatform({
  port,
  host,
  origin,
  file,
}: DemoOptions): Promise<LearningPlatform> {
  const stored = file === undefined ? null : await readSnapshot(file);
  const ring = stored ? fromStoredKeys(stored.keys) : await createKeyRing();
  const platform = await createLearningPlatform({
    ...(origin === undefined ? {} : { origin }),
    ring,
    state: stored?.state ?? createState(),
    pages: registerWebsite,
  });
  if (!stored) addWorld(platform.state);
  if (file !== undefined) saveChanges(platform, file);
  await platform.listen({ port, host });
  return platform;
}

/** What was changed is on the disk before it is answered; one change after the other. */
function saveChanges({ app, state, context }: LearningPlatform, file: string): void {
  let saving = Promise.resolve();
  const save = () => {
    saving = saving.then(() => writeSnapshot(file, { keys: toStoredKeys(context.ring), state }));
    return saving;
  };
  app.addHook('onReady', save);
  app.addHook('onSend', async ({ method }, _reply, payload) => {
    if (method !== 'GET') await save();
    return payload;
  });
}

async function readSnapshot(file: string): Promise<Snapshot | null> {
  try {
    // Cast: written by ourselves.
    return JSON.parse(await readFile(file, 'utf8')) as Snapshot;
  } catch {
    // The first start, or a file of a start that was broken off: the course begins again.
    return null;
  }
}

async function writeSnapshot(file: string, snapshot: Snapshot): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify(snapshot), { mode: 0o600 });
  await rename(`${file}.new`, file);
}
