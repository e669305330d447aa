import {
  lookupIdSchema,
  type RosterImport,
  type RosterServiceImport,
  type RosterSource,
  rosterChangeKinds,
  rosterSkipReasons,
  rosterSourceIdSchema,
} from '@redraft/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { chooseLanguage } from '../../../lib/i18n.ts';
import { FakeServer } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { openWindow } from '../../../testing/window.ts';
import { RosterSourcesPage } from './sources-page.tsx';

const path = '/api/admin/oneroster';
const zero = <Key extends string>(keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>; // cast: all keys
const source: RosterSource = {
  id: rosterSourceIdSchema.parse(2),
  name: 'District',
  timeZone: 'Europe/Berlin',
  subjectAreaId: lookupIdSchema.parse(3),
  studentLevelId: lookupIdSchema.parse(4),
  service: null,
  people: 12,
  classes: 3,
  runs: [],
};
const answer: RosterImport = {
  files: [{ name: 'users.csv', mode: 'bulk', rows: 12 }],
  counts: { ...zero(rosterChangeKinds), class_created: 1, student_removed: 2 },
  skipped: { ...zero(rosterSkipReasons), no_email: 4 },
  changes: [{ kind: 'class_created', name: 'Rhetoric', className: '', detail: '', renamed: null }],
  problems: [],
  problemCount: 0,
  digest: 'abc',
  isDone: false,
};
const file = new File(['sourcedId'], 'users.csv', { type: 'text/csv' });
const fieldOf = (body: unknown, name: string) => (body instanceof FormData ? body.get(name) : null);
let server: FakeServer;

beforeEach(() => {
  openWindow({ width: 1400 });
  server = new FakeServer();
  server.respondTo('GET', path, {
    sources: [source],
    subjectAreas: [{ id: lookupIdSchema.parse(3), name: 'Law' }],
    studentLevels: [{ id: lookupIdSchema.parse(4), name: 'Master' }],
  });
});

it('a OneRoster export is previewed, and what was previewed is imported', async () => {
  server.respondTo('POST', `${path}/files`, ({ body }) => ({
    ...answer,
    isDone: fieldOf(body, 'dryRun') === 'false',
  }));
  const { user } = show(<RosterSourcesPage />);
  await user.upload(await screen.findByLabelText('Choose files for District'), file);
  expect(await screen.findByText('2 students leave a class')).toBeTruthy();
  expect(screen.getByText('Not imported: 4 people without an email address')).toBeTruthy();
  expect(screen.getByText('users.csv: 12 rows, complete')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('Imported.')).toBeTruthy();
  expect(server.callsTo('POST', `${path}/files`).map(({ body }) => fieldOf(body, 'digest'))).toEqual([
    null,
    'abc',
  ]);
});

it('a OneRoster export whose changes differ from the preview is shown again before it is imported', async () => {
  server.respondTo('POST', `${path}/files`, answer);
  const { user } = show(<RosterSourcesPage />);
  await user.upload(await screen.findByLabelText('Choose files for District'), file);
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  expect(await screen.findByText(/Something has changed since the preview/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Import' })).toBeTruthy();
});

it('a OneRoster export with wrong rows says where they are, and cannot be imported', async () => {
  const problem = { file: 'users.csv', line: 8, field: 'email', sourcedId: 's1' };
  server.respondTo('POST', `${path}/files`, {
    ...answer,
    problems: [{ ...problem, problem: 'email_invalid' }],
    problemCount: 1,
  });
  const { user } = show(<RosterSourcesPage />);
  await user.upload(await screen.findByLabelText('Choose files for District'), file);
  expect(await screen.findByText('users.csv, row 8')).toBeTruthy();
  expect(screen.getByText('This is not a valid email address.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
});

it('a school information system is added with what its new classes get', async () => {
  server.respondTo('POST', path, { id: rosterSourceIdSchema.parse(5) });
  const { user } = show(<RosterSourcesPage />);
  await waitFor(() => screen.getByRole('heading', { name: 'District' }));
  await user.click(screen.getByRole('button', { name: 'Add a system' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a system' }));
  await user.type(dialog.getByLabelText(/^Name/), 'School');
  await user.type(dialog.getByLabelText(/^Subject area/), 'Law');
  await user.click(await screen.findByRole('option', { name: 'Law' }));
  await user.type(dialog.getByLabelText(/^Student level/), 'Master');
  await user.click(await screen.findByRole('option', { name: 'Master' }));
  await user.click(dialog.getByRole('button', { name: 'Add a system' }));
  await waitFor(() =>
    expect(server.callsTo('POST', path).map(({ body }) => body)).toMatchObject([
      { name: 'School', subjectAreaId: 3, studentLevelId: 4 },
    ]),
  );
});

it('a rostering service is checked for changes, which are imported once they are seen', async () => {
  const service = {
    baseUrl: 'https://sis.example.org/ims/oneroster/rostering/v1p2',
    tokenUrl: 'https://sis.example.org/token',
    clientId: 'redraft',
    isNightly: true,
  };
  server.respondTo('GET', path, {
    sources: [{ ...source, service }],
    subjectAreas: [],
    studentLevels: [],
  });
  const imports: RosterServiceImport[] = [
    { state: 'none' },
    { state: 'waiting', isDryRun: true, records: 0 },
    { state: 'running', isDryRun: true, records: 1500 },
    { state: 'done', isDryRun: true, answer },
    { state: 'waiting', isDryRun: false, records: 0 },
    { state: 'done', isDryRun: false, answer: { ...answer, isDone: true } },
  ];
  const next = () => imports.shift() ?? { state: 'none' as const };
  server.respondTo('GET', `${path}/service`, next);
  server.respondTo('POST', `${path}/service`, next);
  const { user } = show(<RosterSourcesPage />);
  expect(await screen.findByText('by its service, every night')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Check for changes' }));
  expect(await screen.findByText('1,500 records read', {}, { timeout: 5000 })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Import' }, { timeout: 5000 }));
  expect(await screen.findByText('Imported.', {}, { timeout: 5000 })).toBeTruthy();
  expect(server.callsTo('POST', `${path}/service`).map(({ body }) => body)).toEqual([
    { id: 2, dryRun: true },
    { id: 2, dryRun: false, digest: 'abc' },
  ]);
});

it('a system lists its last imports with what they changed, and why one failed', async () => {
  const run = { isNightly: true, problems: [], problemCount: 0 };
  const runs: RosterSource['runs'] = [
    {
      ...run,
      at: '2026-11-28T01:37:00Z',
      outcome: 'failed',
      reason: 'unreachable',
      counts: zero(rosterChangeKinds),
    },
    { ...run, at: '2026-11-27T01:37:00Z', outcome: 'done', reason: null, counts: answer.counts },
  ];
  server.respondTo('GET', path, { sources: [{ ...source, runs }], subjectAreas: [], studentLevels: [] });
  show(<RosterSourcesPage />);
  const table = within(await screen.findByRole('table', { name: 'Last imports' }));
  expect(table.getByText('Failed: the service did not answer')).toBeTruthy();
  expect(table.getByText('1 new class, 2 students leave a class')).toBeTruthy();
});

it('the preview of a OneRoster import says what a username becomes that cannot be taken over', async () => {
  const renamed = { given: 'zoe1', username: 'zoe1_0001', reason: 'invalid' as const };
  const change = {
    kind: 'account_created' as const,
    name: 'Zoe One',
    className: '',
    detail: 'zoe@example.org',
  };
  server.respondTo('POST', `${path}/files`, { ...answer, changes: [{ ...change, renamed }] });
  const { user } = show(<RosterSourcesPage />);
  await user.upload(await screen.findByLabelText('Choose files for District'), file);
  expect(await screen.findByText(/^Username: zoe1_0001\. “zoe1” is not possible/)).toBeTruthy();
});

it('the dialog of a school information system names subject areas in the language of the page', async () => {
  await act(() => chooseLanguage('de'));
  const { user } = show(<RosterSourcesPage />);
  await waitFor(() => screen.getByRole('heading', { name: 'District' }));
  await user.click(screen.getByRole('button', { name: 'System hinzufügen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'System hinzufügen' }));
  await user.type(dialog.getByLabelText(/^Fachgebiet/), 'Re');
  expect(await screen.findByRole('option', { name: 'Recht' })).toBeTruthy();
  await act(() => chooseLanguage('en'));
});

it('an import from a service that failed says why, and what can be done', async () => {
  const service = {
    baseUrl: 'https://sis.example.org',
    tokenUrl: 'https://sis.example.org/token',
    clientId: 'a',
    isNightly: false,
  };
  server.respondTo('GET', path, { sources: [{ ...source, service }], subjectAreas: [], studentLevels: [] });
  server.respondTo('GET', `${path}/service`, { state: 'failed', isDryRun: true, reason: 'refused' });
  show(<RosterSourcesPage />);
  expect(await screen.findByText('Failed: the service refused access')).toBeTruthy();
  expect(screen.getByText(/Check the client ID/)).toBeTruthy();
});
