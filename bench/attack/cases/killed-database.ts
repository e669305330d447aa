import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endServer } from '../../server.ts';
import { type Attack, outcomeRow } from '../attack.ts';
import { rowsOfWritten, writeDuring } from '../steady-writers.ts';
import { openWorld, type World } from '../world.ts';

const maxMs = 120_000;

async function findPostmaster({ server }: World): Promise<number> {
  const file = path.join(server.dataDir, 'postgres', 'cluster', 'postmaster.pid');
  return Number((await readFile(file, 'utf8')).split('\n')[0]);
}

async function isBack({ address }: World): Promise<boolean> {
  const deadline = performance.now() + maxMs;
  while (performance.now() < deadline) {
    if ((await fetch(`${address}/readyz`).catch(() => null))?.status === 200) return true;
    await delay(50);
  }
  return false;
}

/** Repeatedly kills the database during saves; returns how often it recovered. */
async function killAgainAndAgain(world: World, kills: number): Promise<number> {
  let times = 0;
  for (let number = 1; number <= kills; number++) {
    const before = await findPostmaster(world);
    process.kill(before, 'SIGKILL');
    await delay(300 + ((number * 617) % 500));
    if ((await isBack(world)) && (await findPostmaster(world)) !== before) times += 1;
    // Allows some saves, so that the next kill interrupts one.
    await delay(200);
  }
  return times;
}

const attack: Attack = {
  name: 'A killed database comes back, and nothing that was answered is lost',
  isBeside: true,
  run: async ({ isShort, seed }) => {
    const kills = isShort ? 2 : 10;
    const world = await openWorld({ isShort, seed });
    try {
      const saves = await writeDuring(world, () => killAgainAndAgain(world, kills));
      const rows = await rowsOfWritten(world, saves);
      process.kill(await findPostmaster(world), 'SIGKILL');
      await endServer(world.server, 'SIGTERM');
      return [
        outcomeRow('kills after which it came back', saves.result, kills),
        ...rows,
        outcomeRow(
          'exit code of a server told to end right after a kill',
          String(world.server.child.exitCode),
          '0',
        ),
      ];
    } finally {
      await world.close();
    }
  },
};

export default attack;
