import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { SubmissionId } from '@redraft/contracts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { downloadStudentFile } from './workspace-calls.ts';

/** In the place of the editor, for a main file whose type opens in a program of its own. */
export function NoEditor({ submissionId }: { submissionId: SubmissionId }) {
  const { t } = useTranslation('workspace');
  const download = useMutation({ mutationFn: () => downloadStudentFile({ submissionId }) });
  return (
    <Card sx={{ height: '100%', display: 'grid', placeItems: 'center' }}>
      <EmptyState
        title={t('files.mainTitle')}
        text={t('files.ownProgram')}
        action={
          <Button variant="contained" loading={download.isPending} onClick={() => download.mutate()}>
            {t('files.download')}
          </Button>
        }
      />
    </Card>
  );
}
