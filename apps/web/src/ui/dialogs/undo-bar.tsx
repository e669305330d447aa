import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '../icons/index.ts';

interface Offer {
  id: number;
  message: string;
  restore: () => void;
}
export type OfferUndo = (message: string, restore: () => void) => void;

const seconds = 8;

/**
 * Offers, at the lower edge, to undo the last removal. Unlike messages of `notify` it is part of the dialog that renders `bar`: keyboard and screen
 * reader users reach it there, and it closes with the dialog.
 */
export function useUndoBar(): { bar: ReactNode; offerUndo: OfferUndo } {
  const [offer, setOffer] = useState<Offer | null>(null);
  const offerUndo: OfferUndo = (message, restore) =>
    setOffer((current) => ({ id: (current?.id ?? 0) + 1, message, restore }));
  const bar = offer === null ? null : <UndoBar key={offer.id} offer={offer} onClose={() => setOffer(null)} />;
  return { bar, offerUndo };
}

function UndoBar({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const { t } = useTranslation('ui');
  const handleUndo = () => {
    offer.restore();
    onClose();
  };
  return (
    <Snackbar
      open
      autoHideDuration={seconds * 1000}
      onClose={(_event, reason) => reason === 'timeout' && onClose()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    >
      <Alert
        severity="info"
        elevation={6}
        sx={{ width: '100%', minWidth: { sm: 360 }, maxWidth: 640 }}
        action={
          <>
            <Button color="inherit" size="small" onClick={handleUndo}>
              {t('undo')}
            </Button>
            <IconButton color="inherit" size="small" onClick={onClose} aria-label={t('close')}>
              <CloseIcon fontSize="small" />
            </IconButton>
          </>
        }
      >
        {offer.message}
      </Alert>
    </Snackbar>
  );
}
