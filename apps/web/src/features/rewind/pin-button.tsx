import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { NotePin } from '../../domain/revisions/index.ts';
import { MarkerIcon } from './marker-icon.tsx';

interface Props {
  pin: NotePin;
  /** Time of the shown version; null while it is loading. */
  at: number | null;
}

/** Pins a note or comment to the moment that is shown. */
export function PinButton({ pin, at }: Props) {
  const { t } = useTranslation('rewind');
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<MarkerIcon kind="note" />}
      disabled={at === null}
      onClick={() => at !== null && pin.start(at)}
    >
      {t(pin.kind)}
    </Button>
  );
}
