import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Layout } from '../../shell/layout.tsx';
import { show } from '../../testing/show.tsx';
import { LandingPage } from './landing-page.tsx';

const open = () =>
  show(
    <Layout path="/">
      <LandingPage />
    </Layout>,
  );

it('a visitor sees the sections of the landing page in their order, and no drawer', () => {
  open();
  const headings = screen.getAllByRole('heading').filter(({ tagName }) => /^H[12]$/.test(tagName));
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Good writing is rewriting. Here you can see it.',
    'For teaching that looks at how a text is written',
    'What it can do',
    'Questions are welcome',
    'Works with',
    'Start with one class',
  ]);
  expect(screen.getByRole('contentinfo')).toBeDefined();
  expect(screen.queryByRole('navigation', { name: 'Main navigation' })).toBeNull();
});

it('the landing page makes four promises about data and shows the contact address twice', () => {
  open();
  const promises = screen.getByRole('list', { name: 'Our privacy promises' });
  expect(within(promises).getAllByRole('listitem')).toHaveLength(4);
  const mails = screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('mailto:'));
  expect(mails).toHaveLength(2);
});

it('the bar and the quick links lead to the sign-in, the terms and the privacy statement', () => {
  open();
  const hrefs = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(hrefs('On this site').slice(0, 3)).toEqual(['/#about', '/#features', '/#contact']);
  expect(hrefs('Quick links')).toEqual([
    '/register',
    '/login',
    '/legal/termsandconditions',
    '/legal/privacy',
    '/legal/accessibility',
  ]);
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByRole('link', { name: 'Free Sign Up' }).getAttribute('href')).toBe('/register');
  expect(bar.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
});
