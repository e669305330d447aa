import { launchSchema } from '@redraft/contracts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { LinkAccountDialogView } from './link-account-dialog.tsx';

const launch = launchSchema.parse({
  platform: { name: 'Moodle' },
  contextId: 5,
  target: '/lti/course/5',
  framePass: 'pass',
  isNewAccount: true,
  returnUrl: null,
  locale: null,
});
const school = { way: 'oidc' as const, name: 'School' };
const open = (methods: { local: boolean; institutions: (typeof school)[] }) =>
  show(<LinkAccountDialogView launch={launch} onClose={() => undefined} methods={methods} />);
const hint = /through your institution\?.*Moodle cannot open an account without a password/;

it('the dialog for an existing account says what to do with one of an institution', () => {
  open({ local: true, institutions: [school] });
  expect(screen.getByText(hint)).toBeTruthy();
  expect(screen.getByLabelText(/^Password/)).toBeTruthy();
});

it('the dialog for an existing account speaks of no institution where there is none', () => {
  open({ local: true, institutions: [] });
  expect(screen.queryByText(hint)).toBeNull();
  expect(screen.getByLabelText(/^Password/)).toBeTruthy();
});

it('the dialog for an existing account asks for no password where they are turned off, and says what to do', () => {
  open({ local: false, institutions: [school] });
  expect(screen.getByText(/Accounts have no password here/)).toBeTruthy();
  expect(screen.getByText(/Use the new account for this course.*sign in to Redraft directly/)).toBeTruthy();
  expect(screen.queryByLabelText(/^Password/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Use this account' })).toBeNull();
});
