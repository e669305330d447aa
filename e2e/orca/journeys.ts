import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { demoPassword } from '../support.ts';

/** Somebody does this by keyboard; what Orca says until the next step is kept beside it. */
export interface Step {
  name: string;
  take: (page: Page) => Promise<unknown>;
}

/** Keys of the desktop: Orca does not hear those that a test gives to a page. */
function sendKeys(...args: readonly string[]): void {
  execFileSync('xdotool', [...args]);
}

const press = (key: string, name = key): Step => ({ name, take: async () => sendKeys('key', key) });
const type = (text: string, name = `types “${text}”`): Step => ({
  name,
  take: async () => sendKeys('type', '--delay', '120', text),
});
const open = (name: string, to: string): Step => ({ name: `opens ${name}`, take: (page) => page.goto(to) });

const signIn = (username: string): readonly Step[] => [
  open('the sign-in page', '/Login'),
  type(username),
  press('Tab'),
  type(demoPassword, 'types the password'),
  { name: 'Enter', take: (page) => Promise.all([page.waitForURL('**/profile'), sendKeys('key', 'Return')]) },
];

interface Addresses {
  workspace: string;
  classPage: string;
}

export const listJourneys = ({ workspace, classPage }: Addresses) => [
  {
    name: 'Sign in',
    steps: [...signIn('demo_student4'), press('h', 'h (next heading)'), press('k', 'k (next link)')],
  },
  {
    name: 'Open and write a text',
    steps: [
      ...signIn('demo_student4'),
      open('the text', workspace),
      press('ctrl+Home', 'Ctrl+Home'),
      type('Gulls cry. '),
      press('ctrl+b', 'Ctrl+B'),
      press('Return', 'Enter'),
      press('Up'),
      press('Down'),
      press('F6'),
    ],
  },
  {
    name: 'Read a grade',
    steps: [
      ...signIn('demo_student4'),
      open('the class', classPage),
      press('t', 't (next table)'),
      ...Array.from({ length: 3 }, () => press('alt+shift+Down', 'Alt+Shift+Down (cell below)')),
      ...Array.from({ length: 4 }, () => press('alt+shift+Right', 'Alt+Shift+Right (next cell)')),
    ],
  },
];
