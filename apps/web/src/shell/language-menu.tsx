import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type Language, languageNames, languageOfTag, languages } from '@redraft/sentences/languages';
import { useTranslation } from 'react-i18next';
import { chooseOwnLanguage } from '../lib/own-language.ts';

interface Props {
  anchor: HTMLElement | null;
  onClose: () => void;
}

export function LanguageMenu({ anchor, onClose }: Props) {
  const { i18n } = useTranslation();
  const choose = (language: Language) => {
    onClose();
    chooseOwnLanguage(language).catch((error: unknown) => {
      console.warn('The language could not be kept with the account.', error);
    });
  };
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {languages.map((language) => (
        <MenuItem
          key={language}
          lang={language}
          selected={language === languageOfTag(i18n.language)}
          onClick={() => choose(language)}
        >
          {languageNames[language]}
        </MenuItem>
      ))}
    </Menu>
  );
}
