import {
  type RoleRule,
  type RoleRules,
  type RoleRulesPreview,
  roleRuleIdSchema,
  userIdSchema,
} from '@redraft/contracts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FakeServer } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { openWindow } from '../../../testing/window.ts';
import { RoleRulesPage } from './role-rules-page.tsx';

const path = '/api/admin/rolerules';
const issuer = 'https://uni.example';
const faculty: RoleRule = {
  id: roleRuleIdSchema.parse(1),
  isOn: true,
  issuer: null,
  claim: 'eduPersonScopedAffiliation',
  pattern: 'faculty@*',
  role: 'ROLE_INSTRUCTOR',
  institution: '',
  isLast: false,
};
const students: RoleRule = {
  ...faculty,
  id: roleRuleIdSchema.parse(2),
  pattern: 'student@*',
  role: 'ROLE_STUDENT',
};
const stored: RoleRules = {
  rules: [faculty, students],
  version: 'first',
  claims: [{ name: 'groups', people: 3, values: ['staff'] }],
  institutions: [{ issuer, name: 'Test College' }],
  roles: ['ROLE_INSTRUCTOR', 'ROLE_STUDENT'],
};
const preview: RoleRulesPreview = {
  people: 4,
  unknown: 2,
  matches: [1, 3],
  gains: [{ role: 'ROLE_INSTRUCTOR', people: 1 }],
  loses: [],
  changed: 1,
  changes: [
    {
      userId: userIdSchema.parse(7),
      name: 'Ada Lovelace',
      username: 'ada',
      issuer,
      has: ['ROLE_STUDENT'],
      gains: ['ROLE_INSTRUCTOR'],
      loses: [],
      joins: ['Faculty of Arts'],
      leaves: [],
    },
  ],
};
let server: FakeServer;

beforeEach(() => {
  openWindow({ width: 1400 });
  server = new FakeServer();
  server.respondTo('GET', path, stored);
  server.respondTo('POST', `${path}/preview`, preview);
});

const orderSaved = () => server.callsTo('PUT', path).map(({ body }) => body);

it('rules for roles are listed with the people to whom they apply, and with what changes for whom', async () => {
  show(<RoleRulesPage />);
  const list = await screen.findByRole('list', { name: 'Rules' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(await within(first ?? list).findByText(/applies to 1 person/)).toBeDefined();
  expect(within(second ?? list).getByText(/applies to 3 people/)).toBeDefined();
  expect(screen.getByText('1 person gets the role Instructor.')).toBeDefined();
  const row = screen.getByRole('row', { name: /Ada Lovelace/ });
  expect(within(row).getByText('Instructor, Faculty of Arts')).toBeDefined();
  expect(screen.getByText(/2 people have not signed in since/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save rules' })).toBeNull();
});

it('rules for roles that are moved and turned off are previewed first, and saved as a list', async () => {
  const { user } = show(<RoleRulesPage />);
  await user.click(await screen.findByRole('button', { name: /faculty@.*down/ }));
  await user.click(screen.getByRole('switch', { name: /student@/ }));
  const rules = [{ ...students, isOn: false }, faculty];
  expect(orderSaved()).toEqual([]);
  expect(server.callsTo('POST', `${path}/preview`).at(-1)?.body).toEqual({ rules });
  server.respondTo('PUT', path, { ...stored, rules, version: 'second' });
  await user.click(screen.getByRole('button', { name: 'Save rules' }));
  expect(await screen.findByText('What the saved rules change when a person signs in again.')).toBeDefined();
  expect(orderSaved()).toEqual([{ rules, version: 'first' }]);
});

it('a new rule for roles suggests claims and their values, and needs something to give', async () => {
  const { user } = show(<RoleRulesPage />);
  await user.click(await screen.findByRole('button', { name: 'Add rule' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add rule' });
  await user.click(within(dialog).getByRole('combobox', { name: /Claim or attribute/ }));
  await user.click(await screen.findByRole('option', { name: 'groups' }));
  await user.click(within(dialog).getByRole('combobox', { name: /Value/ }));
  await user.click(await screen.findByRole('option', { name: 'staff' }));
  await user.click(within(dialog).getByRole('button', { name: 'Add rule' }));
  expect(await within(dialog).findByText(/Choose a role, enter an institution/)).toBeDefined();
  await user.click(within(dialog).getByRole('checkbox', { name: 'Stop after this rule' }));
  await user.click(within(dialog).getByRole('button', { name: 'Add rule' }));
  expect(await screen.findByRole('button', { name: 'Edit: groups: staff' })).toBeDefined();
  expect(orderSaved()).toEqual([]);
});
