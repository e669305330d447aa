import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { chooseLanguage, loadTranslations, startI18n } from '../../lib/i18n.ts';
import { show } from '../../testing/show.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { turnPageKeys } from './page-keys-choice.ts';
import { usePageKeys } from './use-page-keys.ts';

beforeAll(async () => {
  await startI18n('entrance', 'sentences', 'program');
  await loadTranslations('work', 'text');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

function PageWithField({ goOn }: { goOn: () => void }) {
  usePageKeys({ next: goOn });
  return <input aria-label="Grade" />;
}

function Page({ goOn }: { goOn: () => void }) {
  usePageKeys({ next: goOn });
  return <p>A text</p>;
}

it('single-key shortcuts work until they are turned off in their list, and again when they are turned on', async () => {
  const goOn = vi.fn();
  const page = show(<Page goOn={goOn} />);
  await page.user.keyboard('j');
  expect(goOn).toHaveBeenCalledTimes(1);
  cleanup();

  const dialog = show(<KeysDialog onClose={() => undefined} />);
  await dialog.user.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
  cleanup();
  const quiet = show(<Page goOn={goOn} />);
  await quiet.user.keyboard('j');
  expect(goOn).toHaveBeenCalledTimes(1);
  cleanup();

  const again = show(<KeysDialog onClose={() => undefined} />);
  await again.user.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
  cleanup();
  const last = show(<Page goOn={goOn} />);
  await last.user.keyboard('j');
  expect(goOn).toHaveBeenCalledTimes(2);
});

it.each([true, false])('Escape leaves a field where single-key shortcuts are on: %s', async (isOn) => {
  turnPageKeys(isOn);
  const goOn = vi.fn();
  const { user } = show(<PageWithField goOn={goOn} />);
  const field = screen.getByRole('textbox', { name: 'Grade' });
  await user.click(field);
  await user.keyboard('j{Escape}');
  expect(document.activeElement).not.toBe(field);
  await user.keyboard('j');
  expect(goOn).toHaveBeenCalledTimes(isOn ? 1 : 0);
});

it.each([
  ['en', ['Ctrl', 'Enter', 'Esc']],
  ['de', ['Strg', 'Eingabe', 'Esc']],
  ['fr', ['Ctrl', 'Entrée', 'Échap']],
  ['es', ['Ctrl', 'Intro', 'Esc']],
] as const)('the list of shortcuts names keys as keyboards in %s do', async (language, names) => {
  await chooseLanguage(language);
  show(<KeysDialog onClose={() => undefined} />);
  for (const name of names) expect(screen.getAllByText(name, { selector: 'kbd' }).length).toBeGreaterThan(0);
  await chooseLanguage('en');
});
