import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeReplica, openReplica, readReplicaUse } from './platform/replica.ts';
import type { MountableRoute } from './platform/route.ts';
import { routes } from './routes.ts';
import { type Caller, useApp } from './testing/app.ts';
import { callWith, plausibleParts } from './testing/plausible-calls.ts';
import { makeWorld, type World } from './testing/world.ts';

/** The database plays its own replica, so that everything can be answered by it. */
const app = useApp();
const page = readFileSync(new URL('../../../docs/operations/scaling.md', import.meta.url), 'utf8');

let callers: Caller[];
let world: World;
beforeAll(async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  world = await makeWorld(app, instructor);
  callers = [instructor, world.student, await app.signInAs('ROLE_ADMIN')];
  await new Promise<void>((resolve, reject) => {
    openReplica(app.connectionString(), {
      listener: { onUse: resolve, onDisuse: ({ kind }) => reject(new Error(kind)) },
      check: {
        run: async () => ({ kind: 'current', asOfMs: performance.now() }),
        close: async () => undefined,
      },
    });
  });
});
afterAll(closeReplica);

const nameOf = ({ method, path }: Pick<MountableRoute, 'method' | 'path'>) => `${method} ${path}`;
const isReading = (route: MountableRoute) =>
  !route.isEndless && (route.method === 'GET' || route.permission.includes('read'));
const countAnswers = () => readReplicaUse()?.answered.replica ?? 0;

/** Rows of the table: a method with the beginning of paths, then their ends. */
function readListedCalls(): string[] {
  const [, section = ''] = /^## Read replicas$([\s\S]*?)^## /m.exec(page) ?? [];
  return [...section.matchAll(/`((?:GET|POST) \/\S+\/)` ((?:`\w+`,? ?)+)/g)].flatMap(
    ([, start = '', ends = '']) => [...ends.matchAll(/\w+/g)].map(([end]) => start + end),
  );
}

it('the page about scaling lists exactly the calls that a read replica answers', async () => {
  const answered = new Set<string>();
  for (const route of routes.filter(isReading)) {
    for (const { call } of callers) {
      const before = countAnswers();
      await callWith(route, call, plausibleParts(route, { world, isWhole: false }));
      if (countAnswers() > before) answered.add(nameOf(route));
    }
  }
  expect([...answered].toSorted()).toEqual(readListedCalls().toSorted());
});
