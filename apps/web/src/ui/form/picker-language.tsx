import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import type { LocalizationProviderProps } from '@mui/x-date-pickers/LocalizationProvider';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, enUS, esES, frFR } from '@mui/x-date-pickers/locales';
import { type Language, languageOfTag } from '@redraft/sentences/languages';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { arabicTexts } from './picker-texts-arabic.ts';

type LocaleText = NonNullable<LocalizationProviderProps<string>['localeText']>;

const textsOf = (locale: typeof enUS): LocaleText =>
  locale.components.MuiLocalizationProvider.defaultProps.localeText as LocaleText; // cast: the library types its own texts as possibly undefined
const texts: Record<Language, LocaleText> = {
  en: textsOf(enUS),
  de: textsOf(deDE),
  fr: textsOf(frFR),
  es: textsOf(esES),
  ar: arabicTexts,
};

/** Localizes calendars. The button that opens one has the name of its field, as forms have several. */
export function PickerLanguage({ fieldLabel, children }: { fieldLabel: string; children: ReactNode }) {
  const { language } = useTranslation().i18n;
  return (
    <LocalizationProvider
      dateAdapter={AdapterLuxon}
      adapterLocale={language}
      localeText={nameButton(texts[languageOfTag(language)], fieldLabel)}
    >
      {children}
    </LocalizationProvider>
  );
}

function nameButton(texts: LocaleText, fieldLabel: string): LocaleText {
  const { openDatePickerDialogue } = texts;
  if (openDatePickerDialogue === undefined) return texts;
  return { ...texts, openDatePickerDialogue: (date) => `${fieldLabel}: ${openDatePickerDialogue(date)}` };
}
