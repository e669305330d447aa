import type { Theme } from '@mui/material/styles';
import { directionOf } from '@redraft/sentences/languages';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { getTheme } from './theme.ts';

/** The theme with the direction of the reader's language, and MUI's own texts (such as Autocomplete) in it. */
export function useTranslatedTheme(): Theme {
  const { t, i18n } = useTranslation('ui');
  const theme = getTheme(directionOf(i18n.language));
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
  }, [t, theme]);
}
