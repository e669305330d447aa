import type { Page } from '@playwright/test';
import type { DemoIds } from '../demo-tour.ts';
import { button, field, page, type Visit } from './place.ts';

/** The answers to these calls never come. */
const hold = (calls: string) => (page: Page) => page.route(calls, () => new Promise<void>(() => {}));
const fail = (calls: string) => (page: Page) =>
  page.route(calls, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
const answer = (calls: string, json: unknown) => (page: Page) =>
  page.route(calls, (route) => route.fulfill({ json }));

/** Pages that are empty, wait, or say what is wrong. */
export const listSpecialPages = ({ classId }: DemoIds): readonly Visit[] => [
  {
    username: null,
    places: [
      page('Sign in: nothing entered', '/authorize', { steps: [button('Sign in')] }),
      page('Sign in: refused', '/authorize', {
        steps: [field(/Username/, 'nobody'), field(/Password/, 'Wrong1234!'), button('Sign in')],
      }),
      page('Sign up: nothing entered', '/authorize/signup', { steps: [button('Register')] }),
      page('Forgotten password: nothing entered', '/ForgetPassword', { steps: [button('Recover')] }),
      page('Contact: nothing entered', '/contactus', { steps: [button('Send')] }),
    ],
  },
  {
    username: 'demo_student4',
    places: [
      page('Denied', '/admin/dashboard'),
      page('Class that does not exist', '/myclassdetail/999999'),
      page('My classes: empty', '/enroll', { prepare: answer('**/api/classes/myclasses*', []) }),
      page('My classes: waits', '/enroll', { prepare: hold('**/api/classes/myclasses*'), isLoading: true }),
      page('My classes: failed', '/enroll', { prepare: fail('**/api/classes/myclasses*') }),
      page('No class found', '/enroll', {
        steps: [field(/enrollment key/i, 'NO-SUCH1'), button('Search')],
      }),
    ],
  },
  {
    username: 'demo_instructor',
    places: [
      page('New class: nothing entered', '/RegisterClass', { steps: [button('Create')] }),
      page('Classes: waits', '/classes', { prepare: hold('**/api/classes/getlist*'), isLoading: true }),
      page('Grade book: failed', `/gradebook/${classId}`, { prepare: fail('**/api/classes/gradebook*') }),
    ],
  },
];
