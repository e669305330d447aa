import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

export function ResearchButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('research');
  return (
    <Button variant="outlined" color="inherit" startIcon={<FileDownloadOutlined />} onClick={onClick}>
      {t('open')}
    </Button>
  );
}
