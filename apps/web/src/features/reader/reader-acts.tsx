import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import {
  AutorenewIcon,
  CommentsDisabledOutlinedIcon,
  LockOpenOutlinedIcon,
  LockOutlinedIcon,
  MoreTimeIcon,
  UploadFileOutlinedIcon,
} from '../../ui/icons/index.ts';
import { PanelCard } from '../../ui/panel-card.tsx';
import { actsFor } from './act-rules.ts';
import { HintedAct } from './hinted-act.tsx';
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
        <HintedAct hint={t('acts.hints.revise')}>
          <PanelButton
            label={t('acts.revise')}
            icon={<AutorenewIcon />}
            isBusy={revise.isPending}
            onClick={() => revise.mutate()}
          />
        </HintedAct>
        <HintedAct hint={t('acts.hints.finalize')}>
          <PanelButton
            label={t('acts.finalize')}
            icon={<LockOutlinedIcon />}
            isBusy={finalizing.isPending}
            disabledBecause={may.finalize ? undefined : t('acts.isFinal')}
            onClick={() => setAsking(true)}
          />
        </HintedAct>
        <HintedAct hint={t('acts.hints.reopen')}>
          <PanelButton
            label={t('acts.reopen')}
            icon={<LockOpenOutlinedIcon />}
            isBusy={reopen.isPending}
            disabledBecause={may.reopen ? undefined : t('exceptions.isOpen')}
            onClick={() => reopen.mutate()}
          />
        </HintedAct>
        <HintedAct hint={t('acts.hints.exceptions')}>
          <PanelButton
            label={t('acts.exceptions')}
            icon={<MoreTimeIcon />}
            onClick={() => onOpen('exceptions')}
          />
        </HintedAct>
        <HintedAct hint={t('acts.hints.submit')}>
          <PanelButton
            label={t('acts.submit')}
            icon={<UploadFileOutlinedIcon />}
            disabledBecause={may.submit ? undefined : t('acts.isGraded')}
            onClick={() => onOpen('submitFor')}
          />
        </HintedAct>
        {may.endCommenting && (
          <HintedAct hint={t('acts.hints.endCommenting')}>
            <PanelButton
              label={t('acts.endCommenting')}
              icon={<CommentsDisabledOutlinedIcon />}
              onClick={() => onOpen('endCommenting')}
            />
          </HintedAct>
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
