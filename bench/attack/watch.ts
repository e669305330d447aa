import { setTimeout as delay } from 'node:timers/promises';
import { docxFromText } from '@redraft/documents';
import { putFile } from '../writing.ts';
import type { World } from './world.ts';

/** Longest waits of other users meanwhile, in milliseconds. */
export interface Waits {
  health: number;
  save: number;
  /** Saves of the other writer that did not answer 200. */
  lost: number;
}

/** Runs an action while `/healthz` is polled and another writer saves repeatedly. */
export async function watch<Result>(
  world: World,
  action: () => Promise<Result>,
): Promise<{ result: Result; waits: Waits }> {
  const other = await world.openText('student8');
  let isOver = false;
  const waits: Waits = { health: 0, save: 0, lost: 0 };
  const askHealth = async (): Promise<void> => {
    while (!isOver) {
      const wait = await timed(() => fetch(`${world.address}/healthz`).then((answer) => answer.text()));
      waits.health = Math.max(waits.health, wait.ms);
      await delay(5);
    }
  };
  const save = async (): Promise<void> => {
    for (let count = 1; !isOver; count++) {
      const bytes = docxFromText(`Save ${count} of the other writer.`);
      const wait = await timed(async () => (await putFile(other, bytes)).status);
      waits.save = Math.max(waits.save, wait.ms);
      if (wait.result !== 200) waits.lost += 1;
      await delay(20);
    }
  };
  const watching = Promise.all([askHealth(), save()]);
  try {
    return { result: await action(), waits };
  } finally {
    isOver = true;
    await watching;
  }
}

export async function timed<Result>(action: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
  const began = performance.now();
  const result = await action();
  return { result, ms: performance.now() - began };
}
