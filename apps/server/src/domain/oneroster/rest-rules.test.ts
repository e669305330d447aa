import { expect, it } from 'vitest';
import { readPages } from './rest-rules.ts';

const page = (name: 'users' | 'enrollments', ...records: object[]) => ({
  name,
  bodies: [JSON.stringify({ [name]: records })],
});
const user = (sourcedId: string) => ({
  sourcedId,
  status: 'active',
  givenName: 'Ada',
  familyName: 'Byron',
  roles: [{ role: 'student' }],
});

it.each(['a\u0000b', ' a  b ', 'a\u2028b'])('an id and references to it are normalized alike: %j', (id) => {
  const enrollment = {
    sourcedId: 'e',
    status: 'active',
    role: 'student',
    user: { sourcedId: id },
    class: { sourcedId: 'c' },
  };
  const answer = readPages([page('users', user(id)), page('enrollments', enrollment)], 'bulk');
  expect(answer.problems).toEqual([]);
  expect(answer.records).toMatchObject([{ sourcedId: 'a b' }, { record: { user: 'a b' } }]);
});

it('an ID that is too long is reported by its beginning, without half of a character', () => {
  const id = 'x'.repeat(254);
  expect(readPages([page('users', user(`${id}\u{1F600}`))], 'bulk').problems).toMatchObject([
    { field: 'sourcedId', sourcedId: `${id}\uFFFD`, problem: 'value_too_long', max: 255 },
  ]);
});
