import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { theme } from './theme.ts';

/** The theme in the reader's language: what a list that is searched by typing says of itself. */
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
