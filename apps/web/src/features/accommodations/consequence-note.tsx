import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { PreviewRow } from './deadline-preview.ts';

/** How saving affects drafts already started; renders nothing without effect. */
export function ConsequenceNote({ rows }: { rows: readonly PreviewRow[] }) {
  const { t } = useTranslation('accommodations');
  const affectedRows = (change: PreviewRow['change']) => rows.filter((row) => row.change === change);
  const titles = (list: readonly PreviewRow[]) =>
    list.map((row) => `${row.assignmentTitle}, ${row.draftTitle}`).join('; ');
  const reopens = affectedRows('reopens');
  const closes = affectedRows('closes');
  return (
    <Stack role="status" sx={{ gap: 1.5, '&:empty': { display: 'none' } }}>
      {reopens.length > 0 && (
        <Alert severity="info">
          {t('consequence.reopens', { count: reopens.length, titles: titles(reopens) })}
        </Alert>
      )}
      {closes.length > 0 && (
        <Alert severity="warning">
          {t('consequence.closes', { count: closes.length, titles: titles(closes) })}
        </Alert>
      )}
    </Stack>
  );
}
