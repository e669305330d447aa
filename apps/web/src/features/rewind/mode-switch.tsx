import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';

/** Of a text: playing it or comparing its drafts. */
export const textModes = ['rewind', 'compare'] as const;
export type TextMode = (typeof textModes)[number];
/** Of a sheet, deck or drawing: stepping through its versions or the table of all changes. */
export const fileModes = ['rewind', 'table'] as const;
export type FileMode = (typeof fileModes)[number];

interface Props<Mode extends TextMode | FileMode> {
  modes: readonly Mode[];
  mode: Mode;
  onChange: (mode: Mode) => void;
}

/** Switches between the modes of a rewind. */
export function ModeSwitch<Mode extends TextMode | FileMode>({ modes, mode, onChange }: Props<Mode>) {
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
