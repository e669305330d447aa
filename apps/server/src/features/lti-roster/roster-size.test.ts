import { expect, it } from 'vitest';
import { requestCourseRosters } from '../../domain/lti/index.ts';
import { useApp } from '../../testing/app.ts';
import { useCourseRoster } from '../../testing/course-roster.ts';
import { localPlatforms, usePlatform } from '../../testing/learning-platform.ts';

const app = useApp({ settings: localPlatforms });
const lti = usePlatform(app, { pageSize: 500 });
const roster = useCourseRoster(app, lti);

const synchronise = async () => {
  await requestCourseRosters(new Date());
  const start = performance.now();
  await roster.synchronise();
  return performance.now() - start;
};

it('a roster of two thousand people is synchronised in less than twenty seconds, on a busy machine as well', async () => {
  for (let index = 0; index < 2000; index += 1) roster.add(`many-${index}`);
  expect(await synchronise()).toBeLessThan(20_000);
  for (let index = 0; index < 800; index += 1) roster.change(`many-${index}`, { status: 'Deleted' });
  expect(await synchronise()).toBeLessThan(20_000);
  expect(Object.keys((await roster.people()).students)).toHaveLength(1203);
});

it('a roster of more people than can be read at once changes nothing', async () => {
  const before = await roster.people();
  const many = Array.from({ length: 401 }, (_, index) => ({ user_id: `${index}`, roles: ['Learner'] }));
  lti.platform().disturb('memberships', {
    kind: 'changed answer',
    change: (body) => ({ ...body, members: Array.from({ length: 50 }, () => many).flat() }),
  });
  await synchronise();
  expect(await roster.state()).toMatchObject({ state: 'failed', problem: 'too_many' });
  expect(await roster.people()).toEqual(before);
});
