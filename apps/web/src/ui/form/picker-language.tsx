import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import type { LocalizationProviderProps } from '@mui/x-date-pickers/LocalizationProvider';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, enUS, esES, frFR } from '@mui/x-date-pickers/locales';
import { type Language, languageOfTag } from '@redraft/sentences/languages';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const texts: Record<Language, typeof enUS> = { en: enUS, de: deDE, fr: frFR, es: esES };

type LocaleText = NonNullable<LocalizationProviderProps<string>['localeText']>;

/** Localizes calendars. The button that opens one has the name of its field, as forms have several. */
export function PickerLanguage({ fieldLabel, children }: { fieldLabel: string; children: ReactNode }) {
  const { language } = useTranslation().i18n;
  const { localeText } = texts[languageOfTag(language)].components.MuiLocalizationProvider.defaultProps;
  return (
    <LocalizationProvider
      dateAdapter={AdapterLuxon}
      adapterLocale={language}
      localeText={nameButton(localeText as LocaleText, fieldLabel)} // cast: the library types its own texts as possibly undefined
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
