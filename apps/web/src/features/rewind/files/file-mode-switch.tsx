import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';

const modes = ['rewind', 'table'] as const;
export type FileMode = (typeof modes)[number];

/** Switches between stepping through versions and the table of all changes. */
export function FileModeSwitch({ mode, onChange }: { mode: FileMode; onChange: (mode: FileMode) => void }) {
  const { t } = useTranslation('rewind');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={mode}
      onChange={(_event, next: FileMode | null) => next !== null && onChange(next)}
      aria-label={t('mode.label')}
    >
      {modes.map((one) => (
        <ToggleButton key={one} value={one} sx={{ lineHeight: 1.2 }}>
          {t(`files.mode.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
