import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreTime } from '../accommodations/index.ts';
import { ActionDialog } from './action-dialog.tsx';
import { setEnableWriting } from './reader-calls.ts';
import type { ReaderDialogProps } from './reader-slots.ts';
import { ResubmissionForm } from './resubmission-form.tsx';
import { useReaderAction } from './use-reader-action.ts';

/** Opens or closes one text, and extends the student's deadline: for the whole assignment, or to resubmit a draft. */
export function ExceptionDialog({ submission, onReopen, onClose }: ReaderDialogProps) {
  const { t } = useTranslation('reader');
  const { submissionId, isWriteable, lateException } = submission;
  const messages = {
    true: t('acts.reopened'),
    false: t('exceptions.closed'),
    EXCEPTION: t('exceptions.granted'),
    NONE: t('exceptions.revoked'),
  };
  const writing = useReaderAction({
    action: (status: boolean | 'EXCEPTION' | 'NONE') => setEnableWriting({ submissionId, status }),
    successMessage: (status) => messages[`${status}`],
    onReopen,
  });
  return (
    <ActionDialog title={t('exceptions.title')} onClose={onClose}>
      <Stack divider={<Divider />} sx={{ gap: 2 }}>
        {submission.studentId !== null && (
          <ExceptionSection title={t('exceptions.moreTime')} text={t('exceptions.moreTimeText')}>
            <MoreTime submission={submission} studentId={submission.studentId} onMoved={onReopen} />
          </ExceptionSection>
        )}
        <ExceptionSection
          title={t('exceptions.writing')}
          state={isWriteable ? t('exceptions.isOpen') : t('exceptions.isClosed')}
          text={isWriteable ? t('exceptions.closeText') : t('exceptions.reopenText')}
        >
          <Button variant="outlined" loading={writing.isPending} onClick={() => writing.mutate(!isWriteable)}>
            {isWriteable ? t('exceptions.close') : t('acts.reopen')}
          </Button>
        </ExceptionSection>
        <ExceptionSection
          title={t('exceptions.late')}
          state={lateException ? t('exceptions.lateIs') : undefined}
          text={t('exceptions.lateText')}
        >
          <Button
            variant="outlined"
            loading={writing.isPending}
            onClick={() => writing.mutate(lateException ? 'NONE' : 'EXCEPTION')}
          >
            {lateException ? t('exceptions.revoke') : t('exceptions.grant')}
          </Button>
        </ExceptionSection>
        <ExceptionSection title={t('exceptions.resubmit')} text={t('exceptions.resubmitText')}>
          <ResubmissionForm submission={submission} onReopen={onReopen} />
        </ExceptionSection>
      </Stack>
    </ActionDialog>
  );
}

interface PartProps {
  title: string;
  state?: string | undefined;
  text: string;
  children: ReactNode;
}

function ExceptionSection({ title, state, text, children }: PartProps) {
  return (
    <section aria-label={title}>
      <Typography variant="h5" component="h3">
        {title}
      </Typography>
      {state !== undefined && (
        <Typography role="status" sx={{ mt: 0.5 }}>
          {state}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 1.5 }}>
        {text}
      </Typography>
      {children}
    </section>
  );
}
