import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseLanguage, preferredLanguage } from '../lib/i18n.ts';
import { show } from '../testing/show.tsx';

const site = vi.hoisted(() => ({ hasPseudoLanguages: false }));
vi.mock('../lib/site.ts', async (load) => ({ ...(await load<object>()), getSite: () => site }));
const { LanguageMenu } = await import('./language-menu.tsx');

beforeEach(() => {
  site.hasPseudoLanguages = true;
});
afterEach(async () => {
  await act(() => chooseLanguage('en'));
});

const openMenu = () => show(<LanguageMenu anchor={document.body} onClose={() => {}} />);

it('a server of a school offers no pseudo-language, and ignores one that a browser has kept', () => {
  site.hasPseudoLanguages = false;
  localStorage.setItem('redraft.language', 'en-XA');
  openMenu();
  expect(screen.getAllByRole('menuitem')).toHaveLength(5);
  expect(preferredLanguage()).toBe('en');
});

it('a translator chooses English with accents, and goes back', async () => {
  const { user } = openMenu();
  await user.click(screen.getByRole('menuitem', { name: 'English (Pseudo-Accents)' }));
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('en-XA'));
  expect(document.documentElement.dir).toBe('ltr');
  await user.click(screen.getByRole('menuitem', { name: 'English' }));
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('en'));
});

it('a translator chooses pages from right to left', async () => {
  const { user } = openMenu();
  await user.click(screen.getByRole('menuitem', { name: 'Arabic (Pseudo-Bidi)' }));
  await vi.waitFor(() => expect(document.documentElement).toMatchObject({ lang: 'ar-XB', dir: 'rtl' }));
});
