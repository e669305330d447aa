import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';

const modes = ['rewind', 'compare'] as const;
export type Mode = (typeof modes)[number];

/** Switches between playing a text and comparing its drafts. */
export function ModeSwitch({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  const { t } = useTranslation('rewind');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={mode}
      onChange={(_event, next: Mode | null) => next !== null && onChange(next)}
      aria-label={t('mode.label')}
    >
      {modes.map((one) => (
        <ToggleButton key={one} value={one} sx={{ lineHeight: 1.2 }}>
          {t(`mode.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
