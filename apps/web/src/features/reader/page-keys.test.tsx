import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadTranslations, startI18n } from '../../lib/i18n.ts';
import { show } from '../../testing/show.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { usePageKeys } from './use-page-keys.ts';

beforeAll(async () => {
  await startI18n('entrance', 'program');
  await loadTranslations('work', 'text');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

function Page({ goOn }: { goOn: () => void }) {
  usePageKeys({ next: goOn });
  return <p>A text</p>;
}

it('shortcuts of one character work until they are turned off in their list, and again when they are turned on', async () => {
  const goOn = vi.fn();
  const page = show(<Page goOn={goOn} />);
  await page.user.keyboard('j');
  expect(goOn).toHaveBeenCalledTimes(1);
  cleanup();

  const dialog = show(<KeysDialog onClose={() => undefined} />);
  await dialog.user.click(screen.getByRole('switch', { name: 'Shortcuts of one character' }));
  cleanup();
  const quiet = show(<Page goOn={goOn} />);
  await quiet.user.keyboard('j');
  expect(goOn).toHaveBeenCalledTimes(1);
  cleanup();

  const again = show(<KeysDialog onClose={() => undefined} />);
  await again.user.click(screen.getByRole('switch', { name: 'Shortcuts of one character' }));
  cleanup();
  const last = show(<Page goOn={goOn} />);
  await last.user.keyboard('j');
  expect(goOn).toHaveBeenCalledTimes(2);
});
