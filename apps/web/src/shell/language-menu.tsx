import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  languageNames,
  languageOfTag,
  languages,
  pseudoLanguageOf,
  pseudoLanguages,
} from '@redraft/sentences/languages';
import { useTranslation } from 'react-i18next';
import type { ShownLanguage } from '../lib/i18n.ts';
import { chooseOwnLanguage } from '../lib/own-language.ts';
import { getSite } from '../lib/site.ts';

/** As CLDR calls them. */
const pseudoNames = new Intl.DisplayNames('en', { type: 'language' });

interface Props {
  anchor: HTMLElement | null;
  onClose: () => void;
}

export function LanguageMenu({ anchor, onClose }: Props) {
  const { i18n } = useTranslation();
  const choose = (language: ShownLanguage) => {
    onClose();
    chooseOwnLanguage(language).catch((error: unknown) => {
      console.warn('The language could not be kept with the account.', error);
    });
  };
  const shown = pseudoLanguageOf(i18n.language) ?? languageOfTag(i18n.language);
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {languages.map((language) => (
        <MenuItem
          key={language}
          lang={language}
          selected={language === shown}
          onClick={() => choose(language)}
        >
          {languageNames[language]}
        </MenuItem>
      ))}
      {getSite().hasPseudoLanguages &&
        pseudoLanguages.map((language) => (
          <MenuItem key={language} lang="en" selected={language === shown} onClick={() => choose(language)}>
            {pseudoNames.of(language)}
          </MenuItem>
        ))}
    </Menu>
  );
}
