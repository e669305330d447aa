import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../lib/i18n.ts';
import { chooseLanguage, languages } from '../lib/i18n.ts';

/** Each language in its own words: whoever needs it can read it. */
const ownNames: Record<Language, string> = { en: 'English', de: 'Deutsch' };

export function LanguageSwitch() {
  const { t, i18n } = useTranslation('shell');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (language: Language) => {
    setAnchor(null);
    void chooseLanguage(language);
  };
  return (
    <>
      <Button
        size="small"
        color="inherit"
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={t('language', { code: i18n.language.toUpperCase() })}
        sx={{ minWidth: 40, px: 1, color: 'text.secondary' }}
      >
        {i18n.language.toUpperCase()}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {languages.map((language) => (
          <MenuItem
            key={language}
            lang={language}
            selected={language === i18n.language}
            onClick={() => choose(language)}
          >
            {ownNames[language]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
