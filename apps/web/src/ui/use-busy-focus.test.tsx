import Button from '@mui/material/Button';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '../testing/show.tsx';

let end: (() => void) | null = null;

function Form() {
  const [isBusy, setBusy] = useState(false);
  return (
    <div role="dialog" tabIndex={-1} aria-label="A form">
      <input aria-label="Name" />
      <Button
        loading={isBusy}
        onClick={() => {
          setBusy(true);
          end = () => setBusy(false);
        }}
      >
        Save
      </Button>
    </div>
  );
}

const save = () => screen.getByRole('button', { name: 'Save' });

/** Presses Enter and removes the focus, as browsers do for a disabled button. */
async function clickButton(): Promise<void> {
  const { user } = show(<Form />);
  save().focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(save()).toHaveProperty('disabled', true));
  save().blur();
}

it('a busy button gets the focus back when it is done', async () => {
  await clickButton();
  expect(document.activeElement).toBe(document.body);
  act(() => end?.());
  await waitFor(() => expect(document.activeElement).toBe(save()));
});

it('a busy button gets the focus back from the surrounding dialog', async () => {
  await clickButton();
  screen.getByRole('dialog').focus();
  act(() => end?.());
  await waitFor(() => expect(document.activeElement).toBe(save()));
});

it('a busy button leaves the focus to an element that took it meanwhile', async () => {
  await clickButton();
  screen.getByRole('textbox').focus();
  act(() => end?.());
  await waitFor(() => expect(save()).toHaveProperty('disabled', false));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
