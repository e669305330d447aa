import { type ImportAccountsAnswer, mailIdSchema, ticketIdSchema, userIdSchema } from '@redraft/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { openWindow } from '../../testing/window.ts';
import { AuditPage } from './audit/audit-page.tsx';
import { ImportPage } from './importing/import-page.tsx';
import { RetentionPage } from './retention/retention-page.tsx';
import { ChecksPage } from './system/checks-page.tsx';
import { JobsPage } from './system/jobs-page.tsx';
import { OutboxPage } from './system/outbox-page.tsx';
import { TicketsPage } from './system/tickets-page.tsx';

let server: FakeServer;
const at = '2026-03-01T10:00:00.000Z';

beforeEach(() => {
  openWindow({ width: 1400 });
  server = new FakeServer();
});

it("the audit log shows actor, action and subject with the action's code, and can be searched by them", async () => {
  const actor = { id: userIdSchema.parse(7), name: 'Ada Byron', username: 'ada' };
  const entry = { at, subject: 'submission', subjectId: 43, details: {} };
  server.respondTo('GET', '/api/admin/audit', {
    entries: [
      { ...entry, id: 3, actor, action: 'submission.grade', subjectName: 'Essay · Sam Reed' },
      { ...entry, id: 2, actor: null, action: 'submission.close', subjectName: null },
      { ...entry, id: 1, actor, action: 'poem.burn', subjectName: null },
    ],
    next: null,
  });
  server.respondTo('GET', '/api/admin/audit/actions', ['poem.burn', 'submission.grade']);
  const { user } = show(<AuditPage />);
  expect(await screen.findByText('Ada Byron graded a text: “Essay · Sam Reed”.')).toBeTruthy();
  expect(screen.getByText('The system closed a draft of a text: number 43.')).toBeTruthy();
  // Actions unknown to this release are listed too.
  expect(screen.getByText('Ada Byron: poem.burn: number 43.')).toBeTruthy();
  await user.type(screen.getByRole('combobox', { name: 'What' }), 'graded');
  await user.click(await screen.findByRole('option', { name: '… graded a text' }));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  const requests = () => server.callsTo('GET', '/api/admin/audit').map(({ query }) => query.action);
  await waitFor(() => expect(requests()).toEqual(['', 'submission.grade']));
});

it('the system status lists problems first, with what to do, and can be checked again', async () => {
  const database = { name: 'database' as const, ok: true, says: 'PostgreSQL 18, migrated.' };
  const backups = { name: 'backups' as const, ok: false, says: 'Unknown: no backup is recorded.' };
  let runs = 0;
  server.respondTo('GET', '/api/admin/health', () => {
    runs += 1;
    return runs === 1
      ? { ok: false, checks: [database, backups] }
      : { ok: true, checks: [database, { ...backups, ok: true }] };
  });
  const { user } = show(<ChecksPage />);
  expect(await screen.findByText(/One check found a problem/)).toBeTruthy();
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings()).toEqual(['Backups', 'Database']);
  expect(screen.getByText('Unknown: no backup is recorded.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Run again' }));
  expect(await screen.findByText('Everything is in place.')).toBeTruthy();
  expect(headings()).toEqual(['Database', 'Backups']);
});

it('the page about retention shows what a setting would delete before it is saved, and places holds', async () => {
  const expiredClass = {
    id: 7,
    name: 'Prose',
    owner: 'Ada Byron',
    endDay: '2020-06-30',
    students: 3,
    texts: 5,
    hold: null,
  };
  server.respondTo('GET', '/api/admin/retention', ({ query }) => ({
    months: null,
    deletesFrom: null,
    classes: [{ ...expiredClass, deletedFrom: query.months === '12' ? '2021-07-01' : null }],
  }));
  server.respondTo('PUT', '/api/admin/retention', { success: true });
  server.respondTo('PUT', '/api/admin/retention/hold', { success: true });
  const { user } = show(<RetentionPage />);
  await user.click(await screen.findByRole('combobox', { name: 'Keep classes' }));
  await user.click(await screen.findByRole('option', { name: '12 months after they end' }));
  expect(await screen.findByText(/This would delete one class/)).toBeTruthy();
  expect(server.callsTo('PUT', '/api/admin/retention')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.callsTo('PUT', '/api/admin/retention')[0]?.body).toEqual({ months: 12 }));
  await user.click(screen.getByRole('button', { name: 'Hold: Prose' }));
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'An appeal');
  await user.click(screen.getByRole('button', { name: 'Hold' }));
  await waitFor(() =>
    expect(server.callsTo('PUT', '/api/admin/retention/hold')[0]?.body).toEqual({
      classId: 7,
      reason: 'An appeal',
    }),
  );
});

it('a hold that keeps work of deleted accounts says so, and asks before it ends', async () => {
  const hold = { reason: 'An appeal', placedAt: at, deletedAccounts: 2 };
  const held = {
    id: 7,
    name: 'Prose',
    owner: 'Ada Byron',
    endDay: '2020-06-30',
    students: 3,
    texts: 5,
    hold,
  };
  const classes = [{ ...held, deletedFrom: null }];
  server.respondTo('GET', '/api/admin/retention', { months: null, deletesFrom: null, classes });
  server.respondTo('DELETE', '/api/admin/retention/hold', { success: true });
  const { user } = show(<RetentionPage />);
  expect(await screen.findByText('On hold: An appeal. Kept: work of 2 deleted accounts')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'End hold: Prose' }));
  expect(await screen.findByText(/The texts and reviews of 2 deleted accounts/)).toBeTruthy();
  expect(server.callsTo('DELETE', '/api/admin/retention/hold')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'End hold' }));
  await waitFor(() => expect(server.callsTo('DELETE', '/api/admin/retention/hold')).toHaveLength(1));
});

it('job queues show why a job failed and can retry it', async () => {
  const id = '0d9b6f0a-6a3f-4f39-9a55-0a8d5f6f2b11';
  server.respondTo('GET', '/api/admin/jobs', {
    isInstalled: true,
    queues: [],
    failures: [{ id, queue: 'data-export', failedAt: at, retries: 2, reason: 'The disk is full' }],
  });
  server.respondTo('POST', '/api/admin/jobs/retry', { retried: 1 });
  const { user } = show(<JobsPage />);
  expect(await screen.findByText('The disk is full')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again: data-export' }));
  expect(await screen.findByText('The job will run again.')).toBeTruthy();
  expect(server.callsTo('POST', '/api/admin/jobs/retry')[0]?.body).toEqual({
    queue: 'data-export',
    ids: [id],
  });
});

it('the outbox shows no sign-in links, and resends mail whose delivery is uncertain', async () => {
  const mail = { to: 'ada@example.org', language: 'en' as const, template: 'account-recovery' };
  const queuedMail = { queuedAt: at, sentAt: null, tries: 1, nextTryAt: null, problem: 'Connection lost' };
  server.respondTo('GET', '/api/admin/outbox', {
    mails: [
      {
        id: mailIdSchema.parse(5),
        subject: 'Your password',
        state: 'in_doubt',
        text: null,
        html: null,
        ...mail,
        ...queuedMail,
      },
    ],
    more: false,
    isSent: true,
  });
  server.respondTo('POST', '/api/admin/outbox/retry', { success: true });
  const { user } = show(<OutboxPage />);
  const row = within(await screen.findByRole('row', { name: /Your password/ }));
  await user.click(row.getByRole('button'));
  expect(await screen.findByText(/contained a link that gives access/)).toBeTruthy();
  expect(screen.getByText('Connection lost')).toBeTruthy();
  expect(
    screen.getByText('Email type: Recover the account. Language: English. Tried to send once.'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('The email will be sent again in a moment.')).toBeTruthy();
  expect(server.callsTo('POST', '/api/admin/outbox/retry')[0]?.query).toEqual({ id: '5' });
});

it('support tickets are answered one at a time', async () => {
  server.respondTo('GET', '/api/admin/tickets', {
    tickets: [
      {
        id: ticketIdSchema.parse(9),
        kind: 'support',
        option: 'Bug',
        name: 'Sam',
        changedAt: null,
        email: 'sam@example.org',
        message: 'Help',
        currentURL: null,
        userId: null,
        status: 'open',
        createdAt: at,
      },
    ],
    more: false,
  });
  server.respondTo('PUT', '/api/admin/ticket', { success: true });
  const { user } = show(<TicketsPage />);
  await user.click(await screen.findByRole('combobox', { name: 'Status of Sam' }));
  await user.click(await screen.findByRole('option', { name: 'Answered' }));
  expect(server.callsTo('PUT', '/api/admin/ticket')[0]?.body).toEqual({ id: 9, status: 'answered' });
});

describe('importing people', () => {
  const line: ImportAccountsAnswer['lines'][number] = {
    file: 'users.csv',
    line: 2,
    name: 'Ada Byron',
    email: 'ada@example.org',
    username: 'ada_byron',
    key: 'AB-1',
    account: 'new',
    enrollment: 'new',
    problem: null,
  };
  const answer: ImportAccountsAnswer = {
    lines: [line],
    newAccounts: 1,
    newEnrollments: 1,
    problems: 0,
    isDone: false,
  };
  const file = new File(['first_name'], 'users.csv', { type: 'text/csv' });
  const isDry = (body: unknown) => body instanceof FormData && body.get('dryRun') === 'true';

  it('importing people shows a preview first and imports after a confirmation', async () => {
    server.respondTo('POST', '/api/admin/import', ({ body }) => ({ ...answer, isDone: !isDry(body) }));
    const { user } = show(<ImportPage />);
    await user.upload(screen.getByLabelText('Choose a file'), file);
    expect(await screen.findByText(/New accounts: 1, new enrollments: 1\./)).toBeTruthy();
    expect(screen.getByText('new account, will be enrolled')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('Imported. New accounts: 1, new enrollments: 1.')).toBeTruthy();
    expect(server.callsTo('POST', '/api/admin/import').map(({ body }) => isDry(body))).toEqual([true, false]);
  });

  it('importing people is blocked while a line is wrong, which is listed first with its correction', async () => {
    const wrong = {
      ...line,
      line: 3,
      account: 'none',
      enrollment: 'none',
      problem: 'class_unknown',
    } as const;
    server.respondTo('POST', '/api/admin/import', { ...answer, lines: [line, wrong], problems: 1 });
    const { user } = show(<ImportPage />);
    await user.upload(screen.getByLabelText('Choose a file'), file);
    expect(await screen.findByText(/One line is wrong, so nothing is imported/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
    const [, first] = screen.getAllByRole('row');
    expect(first?.textContent).toContain('users.csv, 3');
    expect(first?.textContent).toContain('No class has this enrollment key. Create the class first');
  });
});
