import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { LazyDialogs, lazyDialog } from './lazy-dialog.tsx';

function Versions({ onClose }: { onClose: () => void }) {
  return (
    <button type="button" onClick={onClose}>
      Versions
    </button>
  );
}

function loadAfter(failures: number) {
  let attempts = 0;
  return async () => {
    attempts += 1;
    if (attempts <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return Versions;
  };
}

it('the page stays when a dialog could not be loaded, and the dialog loads at the next try', async () => {
  const Dialog = lazyDialog(loadAfter(1));
  show(
    <>
      <p>The page</p>
      <Dialog onClose={() => {}} />
    </>,
  );
  expect(await screen.findByRole('alertdialog', { name: 'This could not be loaded' })).toBeDefined();
  expect(screen.getByText('The page')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Versions' })).toBeDefined();
});

it('a dialog that could not be loaded can be closed', async () => {
  const Dialog = lazyDialog(loadAfter(9));
  const close = vi.fn();
  show(<Dialog onClose={close} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(close).toHaveBeenCalledOnce();
});

it('a dialog that could not be fetched ahead loads when it is opened', async () => {
  const Dialog = lazyDialog(loadAfter(1));
  Dialog.prefetch();
  await Promise.resolve();
  show(<Dialog onClose={() => {}} />);
  expect(await screen.findByRole('button', { name: 'Versions' })).toBeDefined();
});

it('the rest of a page is not hidden while a dialog loads', async () => {
  const Dialog = lazyDialog<{ onClose: () => void }>(() => new Promise(() => {}));
  show(
    <LazyDialogs>
      <button type="button">Create access token</button>
      <Dialog onClose={() => {}} />
    </LazyDialogs>,
  );
  expect(await screen.findByLabelText('Loading')).toBeDefined();
  expect(screen.getByText('Create access token').style.display).not.toBe('none');
});
