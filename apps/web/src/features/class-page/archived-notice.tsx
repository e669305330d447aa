import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ClassOverview } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { useArchive } from '../../domain/classes/index.ts';

/** Says that the class is archived, with a button to restore it. */
export function ArchivedNotice({ classDetails }: { classDetails: ClassOverview }) {
  const { t } = useTranslation('classes');
  const archive = useArchive(classDetails);
  const restore = (
    // Not disabled while busy, because that would lose the keyboard focus.
    <Button
      size="small"
      aria-disabled={archive.isPending}
      onClick={archive.isPending ? undefined : () => archive.mutate(false)}
    >
      {t('restore.action')}
    </Button>
  );
  return (
    <Alert severity="info" sx={{ mb: 3 }} action={classDetails.can.manage ? restore : undefined}>
      {t('archive.notice')}
    </Alert>
  );
}
