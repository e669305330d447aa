import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { theme } from './theme.ts';

/** The theme with MUI's own texts (such as Autocomplete) in the reader's language. */
export function useTranslatedTheme(): typeof theme {
  const { t } = useTranslation('ui');
  return useMemo(() => {
    const listTexts = {
      loadingText: t('loading'),
      noOptionsText: t('form.noOptions'),
      clearText: t('form.clear'),
      openText: t('form.openList'),
      closeText: t('form.closeList'),
    };
    const { components } = theme;
    const MuiAutocomplete = { ...components?.MuiAutocomplete, defaultProps: listTexts };
    return { ...theme, components: { ...components, MuiAutocomplete } };
  }, [t]);
}
