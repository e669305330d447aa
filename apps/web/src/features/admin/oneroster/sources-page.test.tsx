import {
  lookupIdSchema,
  type RequestedRosterImport,
  type RosterImport,
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

/** What the server says one after the other to whoever asks how far an import is. */
function respondInTurn(imports: RequestedRosterImport[]): void {
  const next = () => imports.shift() ?? { state: 'none' as const };
  server.respondTo('GET', `${path}/import`, next);
  server.respondTo('POST', `${path}/import`, next);
  server.respondTo('POST', `${path}/files`, next);
}

const asked = { isDryRun: true, origin: 'files' as const };
const waiting = { ...asked, state: 'waiting' as const, records: 0, changesPlanned: 0, changesMade: 0 };
const preview = { ...asked, state: 'done' as const, answer };

it('a OneRoster export is uploaded once, previewed, and what was previewed is imported', async () => {
  respondInTurn([
    { state: 'none' },
    waiting,
    { ...waiting, state: 'running', records: 1500 },
    preview,
    { ...waiting, state: 'running', isDryRun: false, records: 1500, changesPlanned: 40, changesMade: 10 },
    { ...preview, isDryRun: false, answer: { ...answer, isDone: true } },
  ]);
  const { user } = show(<RosterSourcesPage />);
  await user.upload(await screen.findByLabelText('Choose files for District'), file);
  expect(await screen.findByText(/^1,500 rows read/, {}, { timeout: 5000 })).toBeTruthy();
  expect(await screen.findByText('2 students leave a class', {}, { timeout: 5000 })).toBeTruthy();
  expect(screen.getByText('Not imported: 4 people without an email address')).toBeTruthy();
  expect(screen.getByText('users.csv: 12 rows, complete')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('10 of 40 changes made')).toBeTruthy();
  expect(
    screen.getByRole('progressbar', { name: '10 of 40 changes made' }).getAttribute('aria-valuenow'),
  ).toBe('25');
  expect(await screen.findByText('Imported.', {}, { timeout: 5000 })).toBeTruthy();
  expect(server.callsTo('POST', `${path}/files`).map(({ body }) => fieldOf(body, 'dryRun'))).toEqual([
    'true',
  ]);
  expect(server.callsTo('POST', `${path}/import`).map(({ body }) => body)).toEqual([
    { id: 2, dryRun: false, digest: 'abc' },
  ]);
});

it('the preview of a OneRoster export is there again when the page is reloaded', async () => {
  respondInTurn([preview]);
  show(<RosterSourcesPage />);
  expect(await screen.findByRole('button', { name: 'Import' })).toBeTruthy();
});

it('a OneRoster export whose changes differ from the preview is shown again before it is imported', async () => {
  respondInTurn([{ ...preview, isDryRun: false }]);
  show(<RosterSourcesPage />);
  expect(await screen.findByText(/Something has changed since the preview/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Import' })).toBeTruthy();
});

it('a OneRoster export with wrong rows says where they are, and cannot be imported', async () => {
  const problem = { file: 'users.csv', line: 8, field: 'email', sourcedId: 's1' };
  const problems = [{ ...problem, problem: 'email_invalid' as const }];
  respondInTurn([{ ...preview, answer: { ...answer, problems, problemCount: 1 } }]);
  show(<RosterSourcesPage />);
  expect(await screen.findByText('users.csv, row 8')).toBeTruthy();
  expect(screen.getByText('This is not a valid email address.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
});

it('files that are no OneRoster export are named as such, with what to choose instead', async () => {
  respondInTurn([{ ...asked, state: 'failed', reason: 'unreadable' }]);
  show(<RosterSourcesPage />);
  expect(await screen.findByText('Failed: this is not OneRoster data')).toBeTruthy();
  expect(screen.getByText(/^Choose the \.zip file of a OneRoster export/)).toBeTruthy();
});

it('files that are refused because an import is running leave its progress on the page', async () => {
  respondInTurn([{ state: 'none' }, { ...waiting, state: 'running', records: 7 }]);
  const message = 'Another import of this system is in progress.';
  server.rejectWith('POST', `${path}/files`, { status: 409, code: 'oneroster.import_running', message });
  const { user } = show(<RosterSourcesPage />);
  await user.upload(await screen.findByLabelText('Choose files for District'), file);
  expect(await screen.findByText(/Another import of this system is in progress/)).toBeTruthy();
  expect(await screen.findByText(/^7 rows read/)).toBeTruthy();
});

it('a student information system is added with what its new classes get', async () => {
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
  const fromService = { ...waiting, origin: 'service' as const };
  respondInTurn([
    { state: 'none' },
    fromService,
    { ...fromService, state: 'running', records: 1500 },
    { ...preview, origin: 'service' },
    { ...fromService, isDryRun: false },
    { ...preview, origin: 'service', isDryRun: false, answer: { ...answer, isDone: true } },
  ]);
  const { user } = show(<RosterSourcesPage />);
  expect(await screen.findByText('by its service, every night')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Check for changes' }));
  expect(await screen.findByText('1,500 records read', {}, { timeout: 5000 })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Import' }, { timeout: 5000 }));
  expect(await screen.findByText('Imported.', {}, { timeout: 5000 })).toBeTruthy();
  expect(server.callsTo('POST', `${path}/import`).map(({ body }) => body)).toEqual([
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
  respondInTurn([{ ...preview, answer: { ...answer, changes: [{ ...change, renamed }] } }]);
  show(<RosterSourcesPage />);
  expect(await screen.findByText(/^Username: zoe1_0001\. “zoe1” is not possible/)).toBeTruthy();
});

it('the dialog of a student information system names subject areas in the language of the page', async () => {
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
  server.respondTo('GET', `${path}/import`, {
    state: 'failed',
    isDryRun: true,
    origin: 'service',
    reason: 'refused',
  });
  show(<RosterSourcesPage />);
  expect(await screen.findByText('Failed: the service refused access')).toBeTruthy();
  expect(screen.getByText(/Check the client ID/)).toBeTruthy();
});
