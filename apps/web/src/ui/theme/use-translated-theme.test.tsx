import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { chooseLanguage } from '../../lib/i18n.ts';
import { show } from '../../testing/show.tsx';

afterEach(() => chooseLanguage('en'));

it("a searchable list uses the user's language, also after it changes", async () => {
  const { user } = show(
    <Autocomplete options={[]} renderInput={(field) => <TextField {...field} label="Class" />} />,
  );
  await user.click(screen.getByRole('button', { name: 'Open list' }));
  expect(screen.queryByText('No results')).not.toBeNull();
  await act(() => chooseLanguage('de'));
  expect(screen.queryByText('Keine Treffer')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Liste schließen' })).not.toBeNull();
});
