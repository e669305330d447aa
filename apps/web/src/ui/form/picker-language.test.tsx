import { usePickerTranslations } from '@mui/x-date-pickers/hooks';
import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, expect, it } from 'vitest';
import { PickerLanguage } from './picker-language.tsx';

afterEach(() => i18next.changeLanguage('en'));

function OpenButton() {
  return <p>{usePickerTranslations().openDatePickerDialogue('1.5.')}</p>;
}

it.each([
  ['en', 'Due: Choose date, selected date is 1.5.'],
  ['de', 'Due: Datum auswählen, gewähltes Datum ist 1.5.'],
  ['fr', 'Due: Choisir la date, la date sélectionnée est 1.5.'],
  ['es', 'Due: Elige fecha, la fecha elegida es 1.5.'],
])('a calendar speaks %s', async (language, text) => {
  await i18next.changeLanguage(language);
  render(
    <PickerLanguage fieldLabel="Due">
      <OpenButton />
    </PickerLanguage>,
  );
  expect(screen.getByText(text)).toBeDefined();
});
