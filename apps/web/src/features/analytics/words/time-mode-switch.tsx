import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import type { TimeMode } from './words-scale.ts';

const modes = ['sittings', 'calendar'] as const satisfies readonly TimeMode[];

/** Switches between writing time only and all time. */
export function TimeModeSwitch({ mode, onChange }: { mode: TimeMode; onChange: (mode: TimeMode) => void }) {
  const { t } = useTranslation('rewind');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={mode}
      aria-label={t('words.axis')}
      // Clicking the selected button gives null, which is ignored: one always stays selected.
      onChange={(_event, mode: TimeMode | null) => mode !== null && onChange(mode)}
    >
      {modes.map((one) => (
        <ToggleButton key={one} value={one} sx={{ py: 0.25, px: 1.25 }}>
          {t(`words.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
