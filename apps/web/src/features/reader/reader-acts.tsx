import AutorenewIcon from '@mui/icons-material/Autorenew';
import CommentsDisabledOutlined from '@mui/icons-material/CommentsDisabledOutlined';
import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import MoreTimeIcon from '@mui/icons-material/MoreTime';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { PanelCard } from '../../ui/panel-card.tsx';
import { actsFor } from './act-rules.ts';
import { PanelButton } from './panel-button.tsx';
import { finalize, setEnableWriting, setToRevise } from './reader-calls.ts';
import type { PanelProps } from './reader-slots.ts';
import { useReaderAct } from './use-reader-act.ts';

/** What the owner of the class decides about the text; nothing for anybody else. */
export function ReaderActs({ submission, onOpen, onReopen }: PanelProps) {
  const { t } = useTranslation('reader');
  const [isAsking, setAsking] = useState(false);
  const { submissionId } = submission;
  const revise = useReaderAct({
    act: () => setToRevise(submissionId),
    done: t('acts.revised'),
    onReopen,
  });
  const finalizing = useReaderAct({
    act: () => finalize(submissionId),
    done: t('acts.finalized'),
    onReopen,
    onDone: () => setAsking(false),
  });
  const reopen = useReaderAct({
    act: () => setEnableWriting({ submissionId, status: true }),
    done: t('acts.reopened'),
    onReopen,
  });
  if (!submission.can.manage) return null;
  const may = actsFor(submission);
  return (
    <PanelCard title={t('acts.title')}>
      <Stack sx={{ gap: 1.5 }}>
        <Act hint={t('acts.hints.revise')}>
          <PanelButton
            label={t('acts.revise')}
            icon={<AutorenewIcon />}
            isBusy={revise.isPending}
            onClick={() => revise.mutate()}
          />
        </Act>
        {may.finalize && (
          <Act hint={t('acts.hints.finalize')}>
            <PanelButton
              label={t('acts.finalize')}
              icon={<LockOutlined />}
              isBusy={finalizing.isPending}
              onClick={() => setAsking(true)}
            />
          </Act>
        )}
        {may.reopen && (
          <Act hint={t('acts.hints.reopen')}>
            <PanelButton
              label={t('acts.reopen')}
              icon={<LockOpenOutlined />}
              isBusy={reopen.isPending}
              onClick={() => reopen.mutate()}
            />
          </Act>
        )}
        <Act hint={t('acts.hints.exceptions')}>
          <PanelButton
            label={t('acts.exceptions')}
            icon={<MoreTimeIcon />}
            onClick={() => onOpen('exceptions')}
          />
        </Act>
        {may.submit && (
          <Act hint={t('acts.hints.submit')}>
            <PanelButton
              label={t('acts.submit')}
              icon={<UploadFileOutlined />}
              onClick={() => onOpen('submitFor')}
            />
          </Act>
        )}
        {may.endCommenting && (
          <Act hint={t('acts.hints.endCommenting')}>
            <PanelButton
              label={t('acts.endCommenting')}
              icon={<CommentsDisabledOutlined />}
              onClick={() => onOpen('endCommenting')}
            />
          </Act>
        )}
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title={t('acts.finalizeTitle')}
        confirmLabel={t('acts.finalize')}
        isBusy={finalizing.isPending}
        onConfirm={() => finalizing.mutate()}
        onClose={() => setAsking(false)}
      >
        {t('acts.finalizeText')}
      </ConfirmDialog>
    </PanelCard>
  );
}

/** A button, and what pressing it does. */
function Act({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <div>
      {children}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {hint}
      </Typography>
    </div>
  );
}
