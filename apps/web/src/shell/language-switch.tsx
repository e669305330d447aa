import Button from '@mui/material/Button';
import { languageOfTag } from '@redraft/sentences/languages';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const loadMenu = () => import('./language-menu.tsx');
const LanguageMenu = lazy(async () => ({ default: (await loadMenu()).LanguageMenu }));

export function LanguageSwitch() {
  const { t, i18n } = useTranslation('shell');
  // Undefined until the menu is first opened: its code is loaded then, or shortly before.
  const [anchor, setAnchor] = useState<HTMLElement | null>();
  const fetchMenu = () => void loadMenu().catch(() => undefined);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        onClick={(event) => setAnchor(event.currentTarget)}
        onPointerEnter={fetchMenu}
        onFocus={fetchMenu}
        aria-haspopup="menu"
        aria-expanded={anchor !== null && anchor !== undefined}
        aria-label={t('language', { code: languageOfTag(i18n.language).toUpperCase() })}
        sx={{ minWidth: 40, px: 1, color: 'text.secondary' }}
      >
        {languageOfTag(i18n.language).toUpperCase()}
      </Button>
      {anchor !== undefined && (
        <Suspense>
          <LanguageMenu anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
