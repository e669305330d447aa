import Backdrop from '@mui/material/Backdrop';
import Card from '@mui/material/Card';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { HandInPhase } from './hand-in.ts';

/** Blocks the page during submission, so that nothing is typed into a text already sent. */
export function HandInOverlay({ phase }: { phase: HandInPhase | null }) {
  const { t } = useTranslation('workspace');
  return (
    <Backdrop open={phase !== null} sx={{ zIndex: 'modal' }}>
      {phase !== null && (
        <Card role="status" sx={{ p: 4, textAlign: 'center', minWidth: 260 }}>
          <CircularProgress size={32} aria-hidden />
          <Typography sx={{ mt: 2 }}>{t(`handIn.${phase}`)}</Typography>
        </Card>
      )}
    </Backdrop>
  );
}
