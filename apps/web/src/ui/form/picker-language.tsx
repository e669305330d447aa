import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import type { LocalizationProviderProps } from '@mui/x-date-pickers/LocalizationProvider';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, enUS } from '@mui/x-date-pickers/locales';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const texts: Record<string, typeof enUS> = { en: enUS, de: deDE };

type LocaleText = NonNullable<LocalizationProviderProps<string>['localeText']>;

/** Localizes calendars. */
export function PickerLanguage({ children }: { children: ReactNode }) {
  const { language } = useTranslation().i18n;
  const { localeText } = (texts[language] ?? enUS).components.MuiLocalizationProvider.defaultProps;
  return (
    <LocalizationProvider
      dateAdapter={AdapterLuxon}
      adapterLocale={language}
      localeText={localeText as LocaleText} // cast: the library types its own texts as possibly undefined
    >
      {children}
    </LocalizationProvider>
  );
}
