import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Hint } from '../ui/hint.tsx';
import { DarkModeOutlinedIcon, LightModeOutlinedIcon } from '../ui/icons/index.ts';

export function ThemeToggle() {
  const { t } = useTranslation('shell');
  const { mode, systemMode, setMode } = useColorScheme();
  const dark = (mode === 'system' ? systemMode : mode) === 'dark';
  const label = dark ? t('theme.toLight') : t('theme.toDark');
  return (
    <Hint text={label}>
      <IconButton size="small" aria-label={label} onClick={() => setMode(dark ? 'light' : 'dark')}>
        {dark ? <LightModeOutlinedIcon fontSize="small" /> : <DarkModeOutlinedIcon fontSize="small" />}
      </IconButton>
    </Hint>
  );
}
