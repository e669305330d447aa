import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DataExportPart } from './data-export-part.tsx';
import { DeletionPart } from './deletion-part.tsx';

/** Export and deletion of the user's data. */
export function DataRightsCard() {
  const { t } = useTranslation('data-rights');
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, mt: 3 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 2 }}>
        {t('title')}
      </Typography>
      <Stack divider={<Divider />} sx={{ gap: 2.5 }}>
        <DataExportPart />
        <DeletionPart />
      </Stack>
    </Card>
  );
}
