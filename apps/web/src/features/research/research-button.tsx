import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { FileDownloadOutlinedIcon } from '../../ui/icons/index.ts';

export function ResearchButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('research');
  return (
    <Button variant="outlined" color="inherit" startIcon={<FileDownloadOutlinedIcon />} onClick={onClick}>
      {t('open')}
    </Button>
  );
}
