import { type Permission, type Role, type SessionUser, sessionUserSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { drawerItemsFor } from './drawer-items.ts';

const someone = (can: readonly Permission[], roles: readonly Role[] = []): SessionUser =>
  sessionUserSchema.parse({
    id: 1,
    username: 'somebody',
    firstName: 'A',
    lastName: 'B',
    email: 'a@example.org',
    roles,
    can,
    accessToken: 'token',
    expiry: '2999-01-01T00:00:00Z',
    language: null,
    timeZone: null,
    plainText: false,
  });
const namesFor = (user: SessionUser | null, isAssistant = false) =>
  drawerItemsFor({ user, isAssistant }).map(({ name }) => name);

const student: Permission[] = ['account.use', 'enrollment.join'];
const instructor: Permission[] = ['account.use', 'class.list_own'];
const listItems = (...roleItems: string[]) => ['home', ...roleItems, 'profile', 'logout'];

it.each([
  ['a visitor', null, ['home', 'login', 'signUp']],
  ['a student', someone(student), listItems('studentClasses', 'studentGuide', 'videoGuide')],
  ['an instructor', someone(instructor), listItems('instructorClasses', 'instructorGuide', 'videoGuide')],
  ['an assistant of all classes', someone(['account.use', 'class.list_any']), listItems('allClasses')],
  ['a coordinator', someone(['account.use', 'class.oversee']), listItems('overseenClasses')],
  ['an account without a role', someone(['account.use']), listItems()],
  [
    'a user with both roles, with each guide once',
    someone([...student, ...instructor]),
    listItems('studentClasses', 'instructorClasses', 'studentGuide', 'instructorGuide', 'videoGuide'),
  ],
])('the drawer of %s has the items of the role, and no support', (_who, user, expected) => {
  expect(namesFor(user)).toEqual(expected);
});

it('the drawer has the class list of an assistant, unless they may read all classes', () => {
  expect(namesFor(someone(student), true)).toContain('assistedClasses');
  expect(namesFor(someone(['class.list_any']), true)).not.toContain('assistedClasses');
});
