import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { resetClock, setClock } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import { useApp } from '../../testing/app.ts';
import { createBarrier } from '../../testing/barrier.ts';
import { rotateToolKeys, signToolToken } from './tool-keys.ts';

const app = useApp();
const start = new Date('2026-01-01T00:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * 86_400_000);

beforeEach(async () => {
  await db().deleteFrom('lti_tool_keys').execute();
  setClock(() => start);
});
afterEach(resetClock);

async function readPublished(): Promise<JSONWebKeySet> {
  return (await app.http().inject({ url: '/lti/jwks' })).json<JSONWebKeySet>();
}
const kidsOf = ({ keys }: JSONWebKeySet) => keys.map(({ kid }) => kid);
const publishedKids = async () => kidsOf(await readPublished());

/** Who reads our keys on `day` verifies what was signed then; by which key. */
async function verifySigned(day: number) {
  const token = await signToolToken({ iss: 'redraft', aud: 'platform' }, { lifetimeSeconds: 60 }, after(day));
  const keys = createLocalJWKSet(await readPublished());
  const { protectedHeader } = await jwtVerify(token, keys, { currentDate: after(day), audience: 'platform' });
  return protectedHeader.kid;
}

it('a new tool key is published beside the old one, signs after a day, and takes its place after eight', async () => {
  const [first] = await publishedKids();
  await rotateToolKeys(after(89));
  expect(await publishedKids()).toEqual([first]);

  await rotateToolKeys(after(90));
  const both = await publishedKids();
  const [second] = both;
  expect(both).toEqual([second, first]);
  expect(second).not.toBe(first);
  expect(await verifySigned(90.5)).toBe(first);
  expect(await verifySigned(91)).toBe(second);

  await rotateToolKeys(after(97));
  expect(await publishedKids()).toEqual([second, first]);
  await rotateToolKeys(after(98));
  expect(await publishedKids()).toEqual([second]);
  expect(await verifySigned(98)).toBe(second);
});

/** None can save a key before all have begun: by what each has read by then, it would create one. */
async function runAtOnce<Result>(acts: (() => Promise<Result>)[]): Promise<Result[]> {
  const barrier = await createBarrier(app.connectionString());
  await barrier.hold('LOCK TABLE lti_tool_keys IN SHARE ROW EXCLUSIVE MODE');
  const running = acts.map((act) => act());
  await barrier.untilWaiting(acts.length, ...running);
  await barrier.release();
  return Promise.all(running);
}

it('two workers that rotate the tool keys at once create one key', async () => {
  const [first] = await publishedKids();
  const rotate = () => rotateToolKeys(after(90));
  await runAtOnce([rotate, rotate]);
  const kids = await publishedKids();
  expect(kids).toHaveLength(2);
  expect(kids[1]).toBe(first);
});

it('two platforms that read the tool keys first, at once, read the same key', async () => {
  const [one, other] = await runAtOnce([publishedKids, publishedKids]);
  expect(one).toHaveLength(1);
  expect(other).toEqual(one);
});
