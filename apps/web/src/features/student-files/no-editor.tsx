import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { SubmissionId } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { downloadStudentFile } from '../../domain/submissions/index.ts';
import { useAction } from '../../lib/use-action.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PutBack } from './put-back.tsx';

interface Props {
  submissionId: SubmissionId;
  fileExtension: string;
  canPutBack: boolean;
}

/** Replaces the editor, if the main file's type needs an external program. */
export function NoEditor({ submissionId, fileExtension, canPutBack }: Props) {
  const { t } = useTranslation('workspace');
  const download = useAction({ mutationFn: () => downloadStudentFile({ submissionId }) });
  return (
    <Card sx={{ height: '100%', overflowY: 'auto', borderRadius: 0, border: 0, p: { xs: 2, sm: 4 } }}>
      <EmptyState
        title={t('files.mainTitle')}
        text={canPutBack ? t('files.ownProgram') : t('files.ownProgramReading')}
        action={
          <Button variant="contained" loading={download.isPending} onClick={() => download.mutate()}>
            {t('files.download')}
          </Button>
        }
      />
      {canPutBack && (
        <div style={{ maxWidth: 560, margin: '0 auto' }}>
          <PutBack submissionId={submissionId} fileExtension={fileExtension} />
        </div>
      )}
    </Card>
  );
}
