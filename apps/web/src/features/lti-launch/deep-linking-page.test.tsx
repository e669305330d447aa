import {
  assignmentIdSchema,
  classIdSchema,
  contextIdSchema,
  type DeepLinking,
  draftIdSchema,
} from '@redraft/contracts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { openWindow } from '../../testing/window.ts';
import { DeepLinkingPage } from './deep-linking-page.tsx';

let server: FakeServer;
const id = '3f0f5c7e-6f63-4e1e-9a51-0d6f3f1a2b4c';
let submit: MockInstance<() => void>;

const assignment = (number: number, title: string, drafts: number) => ({
  id: assignmentIdSchema.parse(number),
  title,
  deadline: '2026-12-11T22:59:00Z',
  points: 20,
  isLinked: drafts > 1,
  drafts: Array.from({ length: drafts }, (_, index) => ({
    id: draftIdSchema.parse(number * 10 + index),
    title: `Step ${index}`,
    type: index === drafts - 1 ? ('FINAL' as const) : ('DRAFT' as const),
  })),
});
const dialog: DeepLinking = {
  contextId: contextIdSchema.parse(5),
  acceptsMultiple: true,
  class: {
    id: classIdSchema.parse(8),
    name: 'Writing I',
    startDate: '2026-10-01',
    endDate: '2027-03-31',
    classTimeZone: 'Europe/Berlin',
  },
  assignments: [assignment(11, 'Essay', 3), assignment(12, 'Report', 1)],
  can: { create: true },
};

beforeEach(() => {
  openWindow({ width: 1000 });
  submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue(undefined);
  document.body.replaceChildren();
  server = new FakeServer();
  server.respondTo('POST', '/api/lti/deeplink', { code: 'a-code' });
});

const open = (answer: Partial<DeepLinking> = {}) => {
  server.respondTo('GET', '/api/lti/deeplink', { ...dialog, ...answer });
  return show(<DeepLinkingPage />, { at: `/lti/deeplink/${id}`, path: '/lti/deeplink/:id' });
};
const sent = () => server.callsTo('POST', '/api/lti/deeplink').map(({ body }) => body);

it('several assignments are picked where the platform takes several, and a form brings them there', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: /^Essay.*already in the course$/ }));
  await user.click(screen.getByRole('checkbox', { name: /Report/ }));
  await user.click(screen.getByRole('checkbox', { name: /column for each draft/ }));
  await user.click(screen.getByRole('button', { name: 'Add to the course' }));
  await expect.poll(() => submit.mock.calls.length).toBe(1);
  expect(sent()).toEqual([{ id, assignmentIds: [11, 12], isByDraft: true }]);
  expect(document.querySelector<HTMLInputElement>('form[action="/lti/deeplink"] input')?.value).toBe(
    'a-code',
  );
});

it('one assignment is picked where the platform takes one', async () => {
  const { user } = open({ acceptsMultiple: false });
  await user.click(await screen.findByRole('radio', { name: /Essay/ }));
  await user.click(screen.getByRole('radio', { name: /Report/ }));
  await user.click(screen.getByRole('button', { name: 'Add to the course' }));
  await expect.poll(sent).toEqual([{ id, assignmentIds: [12], isByDraft: false }]);
});

it('cancelling brings an empty answer to the platform', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await expect.poll(sent).toEqual([{ id, assignmentIds: [], isByDraft: false }]);
  await expect.poll(() => submit.mock.calls.length).toBe(1);
});

it('an assignment is made in short, and is picked then', async () => {
  server.respondTo('POST', '/api/classes/createAssignment', { id: assignmentIdSchema.parse(13) });
  const { user } = open({ assignments: [] });
  await user.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Review');
  await user.type(screen.getByRole('textbox', { name: /Point value/ }), '30');
  await user.click(screen.getByRole('button', { name: 'Add a draft' }));
  await user.type(screen.getByRole('textbox', { name: /Draft title/ }), 'Outline');
  await user.type(screen.getByRole('textbox', { name: /Share/ }), '25');
  server.respondTo('GET', '/api/lti/deeplink', { ...dialog, assignments: [assignment(13, 'Review', 2)] });
  await user.click(screen.getByRole('button', { name: 'Create' }));
  const checkbox = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Review/ });
  await expect.poll(() => checkbox.checked).toBe(true);
  expect(server.callsTo('POST', '/api/classes/createAssignment')[0]?.body).toMatchObject({
    classId: 8,
    title: 'Review',
    pointValue: 30,
    multiDraft: true,
    draftSubmissions: [{ draftTitle: 'Outline', draftPointValue: 25, draftType: 'DRAFT' }],
  });
});

it('whoever does not own the class picks, and makes nothing', async () => {
  open({ assignments: [], can: { create: false } });
  expect(await screen.findByText(/The owner of the class can create one/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'New assignment' })).toBeNull();
});

it('a course without a class is connected first, and then its assignments are picked', async () => {
  server.respondTo('GET', '/api/lti/context', {
    contextId: contextIdSchema.parse(5),
    title: 'Academic Writing',
    platformName: 'Moodle',
    role: 'instructor',
    classPage: null,
    className: null,
    can: { connect: true },
    ownClasses: [{ id: classIdSchema.parse(8), name: 'Writing I', students: 12 }],
  });
  server.respondTo('POST', '/api/lti/context/class', { id: classIdSchema.parse(8), page: '/classdetail/8' });
  const { user, address } = open({ class: null, assignments: [], can: { create: false } });
  const connect = await screen.findByRole('button', { name: 'Connect' });
  server.respondTo('GET', '/api/lti/deeplink', dialog);
  await user.click(connect);
  expect(await screen.findByRole('checkbox', { name: /Essay/ })).toBeTruthy();
  expect(address()).toBe(`/lti/deeplink/${id}`);
});

it('an answer that comes too late says so, and the page stays', async () => {
  server.rejectWith('POST', '/api/lti/deeplink', { status: 410, code: 'lti.dialog_over' });
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: /Essay/ }));
  await user.click(screen.getByRole('button', { name: 'Add to the course' }));
  expect(await screen.findByText(/This selection is over/)).toBeTruthy();
  expect(submit).not.toHaveBeenCalled();
});
