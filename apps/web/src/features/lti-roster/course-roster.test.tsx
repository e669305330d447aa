import { type ClassOverview, type CourseRoster, classIdSchema, type RosterPreview } from '@redraft/contracts';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { openWindow } from '../../testing/window.ts';
import { CourseRosterNotice } from './course-roster-notice.tsx';

let server: FakeServer;
const path = '/api/lti/roster';
const classInfo = (canManage = true) =>
  ({
    id: classIdSchema.parse(8),
    className: 'Writing I',
    classTimeZone: 'Europe/Berlin',
    archived: false,
    can: { manage: canManage },
  }) as ClassOverview;
const connected: NonNullable<CourseRoster['course']> = {
  title: 'Academic Writing',
  platformName: 'Moodle',
  isOffered: true,
  state: 'synchronised',
  problem: null,
  detail: null,
  leaving: null,
  triedAt: '2026-11-28T13:02:00.000Z',
  synchronisedAt: '2026-11-28T13:02:00.000Z',
};
const preview: RosterPreview = {
  fingerprint: 'abc',
  changes: [
    { name: 'Observer', role: null, outcome: 'skipped', reason: 'no_role', section: null },
    { name: 'Luis Ortega', role: null, outcome: 'leaves', reason: null, section: null },
    { name: 'Mina Park', role: 'student', outcome: 'joins', reason: null, section: 'Section A' },
  ],
  counts: { skipped: 1, leaves: 1, joins: 1 },
  unchanged: 4,
  newSections: ['Section A'],
  needsConfirmation: false,
};
const open = (said: Partial<typeof connected> | null = {}, canManage = true) => {
  server.respondTo('GET', path, { course: said === null ? null : { ...connected, ...said } });
  return show(<CourseRosterNotice classInfo={classInfo(canManage)} />);
};
const synchronise = () => screen.findByRole('button', { name: 'Synchronize' });

beforeEach(() => {
  openWindow({ width: 1400 });
  server = new FakeServer();
});

describe('the roster of a course', () => {
  it('a roster says when it was synchronised, in the zone of the class', async () => {
    open();
    expect(await screen.findByText(/“Academic Writing” on Moodle/)).toBeDefined();
    expect(screen.getByText(/synchronized on .*28 November.*14:02/)).toBeDefined();
  });

  it.each([
    [{ state: 'failed', problem: 'no_answer' }, 'Moodle did not answer. Try again later.'],
    [
      { state: 'failed', problem: 'refused', detail: 'HTTP 403' },
      'did not share who is in the course (HTTP 403)',
    ],
    [{ state: 'stopped', leaving: 12 }, 'it would have removed 12 people'],
    [{ isOffered: false }, 'Moodle does not share who is in the course'],
  ] as const)('a roster says why it was not synchronised: %j', async (said, expected) => {
    open(said);
    expect((await screen.findByRole('alert')).textContent).toContain(expected);
  });

  it('a roster takes no room in a class that is in no course', async () => {
    open(null);
    await expect.poll(() => server.callsTo('GET', path)).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a roster is only looked at by whoever does not own the class', async () => {
    open({}, false);
    await screen.findByRole('alert');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('a roster is synchronised as it was previewed', async () => {
    server.respondTo('POST', `${path}/preview`, preview);
    server.respondTo('POST', path, { counts: preview.counts, unchanged: 4 });
    const { user } = open();
    await user.click(await synchronise());
    expect(await screen.findByText('Luis Ortega')).toBeDefined();
    expect(screen.getByText('Skipped: no role in the course')).toBeDefined();
    expect(screen.getByText('New section: Section A')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Apply 2 changes' }));
    await expect
      .poll(() => server.callsTo('POST', path).map(({ body }) => body))
      .toEqual([{ classId: 8, fingerprint: 'abc', confirmsRemovals: false }]);
  });

  it('a roster that would lose more than half of its people asks first', async () => {
    server.respondTo('POST', `${path}/preview`, { ...preview, needsConfirmation: true });
    server.respondTo('POST', path, { counts: preview.counts, unchanged: 4 });
    const { user } = open();
    await user.click(await synchronise());
    const apply = await screen.findByRole('button', { name: 'Apply 2 changes' });
    expect(apply).toHaveProperty('disabled', true);
    await user.click(await screen.findByRole('checkbox', { name: 'Yes, remove 1 person from this class' }));
    await user.click(apply);
    await expect.poll(() => server.callsTo('POST', path)[0]?.body).toMatchObject({ confirmsRemovals: true });
  });

  it('a roster whose course has changed meanwhile is previewed again', async () => {
    server.respondTo('POST', `${path}/preview`, preview);
    server.rejectWith('POST', path, {
      status: 409,
      code: 'lti.roster_changed',
      message: 'The course has changed.',
    });
    const { user } = open();
    await user.click(await synchronise());
    await user.click(await screen.findByRole('button', { name: 'Apply 2 changes' }));
    expect(await screen.findByText(/has changed since the preview/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show new preview' }));
    await expect.poll(() => server.callsTo('POST', `${path}/preview`)).toHaveLength(2);
    expect(screen.queryByText(/has changed since the preview/)).toBeNull();
  });
});
