import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslation } from 'react-i18next';

/** Placeholder while a dialog loads. */
export function WaitingDialog() {
  const { t } = useTranslation('ui');
  return (
    <Backdrop open sx={{ zIndex: 'modal' }}>
      <CircularProgress aria-label={t('loading')} />
    </Backdrop>
  );
}
