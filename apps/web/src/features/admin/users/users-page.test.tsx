import type { ManagedAccount } from '@redraft/contracts';
import { classIdSchema, type Role, roles, userIdSchema } from '@redraft/contracts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeServer } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { openWindow } from '../../../testing/window.ts';
import { ManageUsersPage, VerifyUsersPage } from './users-page.tsx';

let server: FakeServer;
const limitable: Role[] = ['ROLE_TEACHING_ASSISTANT', 'ROLE_EDUCATION_COORDINATOR'];
const ada: ManagedAccount = {
  id: userIdSchema.parse(7),
  firstName: 'Ada',
  lastName: 'Byron',
  username: 'ada',
  email: 'ada@example.org',
  phone: '',
  profile: ['https://example.org/ada'],
  confirmed: true,
  authProvider: 'local',
  rolesByRule: [],
  institutions: [],
  version: 'as it was shown',
  pendingSince: '2026-03-01T10:00:00.000Z',
  roles: roles.map((name, index) => ({
    id: index + 1,
    name,
    limitable: limitable.includes(name),
    selected: name === 'ROLE_STUDENT',
    scope: null,
  })),
};
const rhetoric = {
  id: classIdSchema.parse(5),
  name: 'Rhetoric',
  instructorName: 'Emmy Noether',
  enrollkey: 'AB-12345',
  subjectArea: 'Biology',
  archived: false,
};

beforeEach(() => {
  openWindow({ width: 1400 });
  server = new FakeServer();
  server.respondTo('GET', '/api/admin/user', [ada]);
  server.respondTo('GET', '/api/admin/users', { accounts: [ada], total: 51 });
  server.respondTo(
    'GET',
    '/api/admin/role',
    roles.map((name, index) => ({ id: index + 1, name, limitable: limitable.includes(name) })),
  );
  server.respondTo('POST', '/api/admin/user', ada);
  server.respondTo('POST', '/api/classes/getlist', [
    { id: 14, name: 'Biology' },
    { id: 20, name: 'Music' },
  ]);
  server.respondTo('GET', '/api/admin/class', ({ query }) => (query.text === 'latin' ? [] : [rhetoric]));
  server.respondTo('POST', '/api/admin/user/verify', ada);
});

const searches = () => server.callsTo('GET', '/api/admin/user').map(({ query }) => query);
const openAda = async (user: ReturnType<typeof show>['user']) => {
  await user.click(await screen.findByRole('cell', { name: 'ada@example.org' }));
  return screen.findByRole('dialog');
};

it('the user search needs at least one filled field', async () => {
  const { user } = show(<ManageUsersPage />);
  // No single field is required, because any one of them suffices.
  expect(screen.queryByText('*')).toBeNull();
  expect(screen.getByText(/^One field is enough\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByText('Fill in one of the fields or select “Pending”.')).toBeTruthy();
  expect(searches()).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'byron');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await screen.findByRole('button', { name: 'Show all users' });
  await screen.findByRole('table', { name: 'Users' });
  expect(searches()).toMatchObject([{ lastName: 'byron', pending: 'false' }]);
  const heads = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(heads.slice(0, 6)).toEqual(['First name', 'Last name', 'Username', 'Email', 'Phone', 'Roles']);
});

it('managing users saves the ticked roles without the default role, and the profile lines', async () => {
  const { user } = show(<ManageUsersPage />);
  await user.click(screen.getByRole('checkbox', { name: 'Pending' }));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  const dialog = within(await openAda(user));
  await user.click(await dialog.findByRole('checkbox', { name: 'Instructor' }));
  await user.type(dialog.getByRole('textbox', { name: /Profile/ }), '\nhttps://example.org/second');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('User update has been completed successfully')).toBeTruthy();
  expect(server.callsTo('POST', '/api/admin/user')[0]?.body).toMatchObject({
    id: 7,
    version: 'as it was shown',
    username: 'ada',
    profile: ['https://example.org/ada', 'https://example.org/second'],
    roles: [
      { name: 'ROLE_STUDENT', selected: true },
      { name: 'ROLE_INSTRUCTOR', selected: true },
    ],
  });
});

it("managing users shows the server's reason why nothing was saved", async () => {
  server.rejectWith('POST', '/api/admin/user', { status: 409, code: 'account.username_taken' });
  const { user } = show(<ManageUsersPage />);
  await user.click(screen.getByRole('checkbox', { name: 'Pending' }));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  const dialog = within(await openAda(user));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('This username is already in use.')).toBeTruthy();
});

describe('the scope of a role', () => {
  const openForm = async () => {
    const { user } = show(<ManageUsersPage />);
    await user.click(await screen.findByRole('cell', { name: 'ada@example.org' }));
    return { user, dialog: within(await screen.findByRole('dialog')) };
  };
  const saved = () => server.callsTo('POST', '/api/admin/user').map(({ body }) => body);

  it('the scope of a role is asked only for roles that read classes, and starts with all classes', async () => {
    const { user, dialog } = await openForm();
    await user.click(await dialog.findByRole('checkbox', { name: 'Instructor' }));
    expect(dialog.queryByRole('radio')).toBeNull();
    await user.click(dialog.getByRole('checkbox', { name: /^Teaching assistant/ }));
    const group = within(dialog.getByRole('radiogroup', { name: 'Classes of the role Teaching assistant' }));
    expect(group.getByRole<HTMLInputElement>('radio', { name: 'All classes' }).checked).toBe(true);
    expect(dialog.queryByRole('combobox')).toBeNull();
  });

  it('the scope of a role cannot be saved empty, says why and moves the focus to its field', async () => {
    const { user, dialog } = await openForm();
    await user.click(await dialog.findByRole('checkbox', { name: /^Teaching assistant/ }));
    await user.click(dialog.getByRole('radio', { name: 'Only chosen classes and subject areas' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const reason = 'Choose at least one subject area or class, or give the role for all classes.';
    expect((await dialog.findByText(reason)).getAttribute('role')).toBe('alert');
    expect(document.activeElement).toBe(dialog.getByRole('combobox', { name: 'Subject areas' }));
    expect(saved()).toEqual([]);
  });

  it('the scope of a role is chosen by keyboard from classes found on the server, and saved as ids', async () => {
    const { user, dialog } = await openForm();
    await user.click(await dialog.findByRole('checkbox', { name: /^Education coordinator/ }));
    await user.click(dialog.getByRole('radio', { name: 'Only chosen classes and subject areas' }));
    await user.type(dialog.getByRole('combobox', { name: 'Subject areas' }), 'mus');
    await screen.findByRole('option', { name: 'Music' });
    await user.keyboard('{ArrowDown}{Enter}{Escape}');
    await user.type(dialog.getByRole('combobox', { name: 'Classes' }), 'noether');
    await user.click(await screen.findByRole('option', { name: /Rhetoric.*Emmy Noether.*AB-12345/ }));
    expect(server.callsTo('GET', '/api/admin/class').at(-1)?.query).toEqual({ text: 'noether' });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('User update has been completed successfully');
    const scope = { areas: [{ id: 20 }], classes: [{ id: 5 }] };
    expect(saved()).toMatchObject([
      { roles: [{ name: 'ROLE_STUDENT' }, { name: 'ROLE_EDUCATION_COORDINATOR', selected: true, scope }] },
    ]);
  });

  it('the scope of a role is shown in the list and in the form as saved', async () => {
    const name = 'ROLE_TEACHING_ASSISTANT';
    const scope = { areas: [{ id: 14, name: 'Biology' }], classes: [rhetoric] };
    const limitedRoles = ada.roles.map((role) =>
      role.name === name ? { ...role, selected: true, scope } : role,
    );
    server.respondTo('GET', '/api/admin/users', { accounts: [{ ...ada, roles: limitedRoles }], total: 1 });
    const { user, dialog } = await openForm();
    expect(screen.getByText(/Student, Teaching assistant \(chosen classes\)/)).toBeTruthy();
    expect(await dialog.findByRole('button', { name: 'Biology' })).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Rhetoric (AB-12345)' })).toBeTruthy();
    await user.click(dialog.getByRole('radio', { name: 'All classes' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('User update has been completed successfully');
    expect(saved()).toMatchObject([{ roles: [{ name: 'ROLE_STUDENT' }, { name, scope: null }] }]);
  });

  it('the scope of a role says so if no class is found', async () => {
    const { user, dialog } = await openForm();
    await user.click(await dialog.findByRole('checkbox', { name: /^Teaching assistant/ }));
    await user.click(dialog.getByRole('radio', { name: 'Only chosen classes and subject areas' }));
    await user.type(dialog.getByRole('combobox', { name: 'Classes' }), 'latin');
    expect(await screen.findByText('No other classes found')).toBeTruthy();
  });
});

it('the list of all users loads at once, shows role names and says how many users remain', async () => {
  show(<ManageUsersPage />);
  const row = within(await screen.findByRole('row', { name: /ada@example\.org/ }));
  expect(row.getByText(/^Student/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show more (1 of 51)' })).toBeTruthy();
  expect(searches()).toEqual([]);
});

it('the list of all users decides on a pending instructor in the row, next to the page they named', async () => {
  const { user } = show(<ManageUsersPage />);
  const row = within(await screen.findByRole('row', { name: /ada@example\.org/ }));
  expect(row.getByRole('link', { name: 'https://example.org/ada' })).toBeTruthy();
  await user.click(row.getByRole('button', { name: 'Decline: Ada Byron' }));
  expect(server.callsTo('POST', '/api/admin/user/verify')[0]?.body).toEqual({ id: 7, outcome: 'declined' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('verifying users loads pending instructors without a search and decides on one', async () => {
  const { user } = show(<VerifyUsersPage />);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Pending' }).checked).toBe(true);
  const dialog = within(await openAda(user));
  expect(searches()).toMatchObject([{ pending: 'true' }]);
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Approved. The person will be notified by email.')).toBeTruthy();
  expect(server.callsTo('POST', '/api/admin/user/verify')[0]?.body).toEqual({ id: 7, outcome: 'approved' });
});
