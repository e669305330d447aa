import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
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
import { useFocusMainWhenLost } from '../../ui/use-focus-main-when-lost.ts';
import { listActions } from './action-rules.ts';
import { ActionWithHint } from './action-with-hint.tsx';
import { PanelButton } from './panel-button.tsx';
import { finalize, setEnableWriting, setToRevise } from './reader-calls.ts';
import type { PanelProps } from './reader-slots.ts';
import { useReaderAction } from './use-reader-action.ts';

/** Decisions about the text by the class owner; renders nothing for others. */
export function ReaderActions({ submission, onOpen, onReopen }: PanelProps) {
  const { t } = useTranslation('reader');
  const [isAsking, setAsking] = useState(false);
  const { submissionId } = submission;
  const revise = useReaderAction({
    action: () => setToRevise(submissionId),
    successMessage: t('acts.revised'),
    onReopen,
  });
  const finalizing = useReaderAction({
    action: () => finalize(submissionId),
    successMessage: t('acts.finalized'),
    onReopen,
    onDone: () => setAsking(false),
  });
  const reopen = useReaderAction({
    action: () => setEnableWriting({ submissionId, status: true }),
    successMessage: t('acts.reopened'),
    onReopen,
  });
  const canRun = listActions(submission);
  const actions = useRef<HTMLDivElement>(null);
  // An action can disable its own button, or remove it.
  useFocusMainWhenLost(JSON.stringify(canRun), actions);
  if (!submission.can.manage) return null;
  return (
    <PanelCard title={t('acts.title')}>
      <Stack ref={actions} tabIndex={-1} sx={{ gap: 1.5 }}>
        <ActionWithHint hint={t('acts.hints.revise')}>
          <PanelButton
            label={t('acts.revise')}
            icon={<AutorenewIcon />}
            isBusy={revise.isPending}
            onClick={() => revise.mutate()}
          />
        </ActionWithHint>
        <ActionWithHint hint={t('acts.hints.finalize')}>
          <PanelButton
            label={t('acts.finalize')}
            icon={<LockOutlinedIcon />}
            isBusy={finalizing.isPending}
            disabledBecause={canRun.finalize ? undefined : t('acts.isFinal')}
            onClick={() => setAsking(true)}
          />
        </ActionWithHint>
        <ActionWithHint hint={t('acts.hints.reopen')}>
          <PanelButton
            label={t('acts.reopen')}
            icon={<LockOpenOutlinedIcon />}
            isBusy={reopen.isPending}
            disabledBecause={canRun.reopen ? undefined : t('exceptions.isOpen')}
            onClick={() => reopen.mutate()}
          />
        </ActionWithHint>
        <ActionWithHint hint={t('acts.hints.exceptions')}>
          <PanelButton
            label={t('acts.exceptions')}
            icon={<MoreTimeIcon />}
            onClick={() => onOpen('exceptions')}
          />
        </ActionWithHint>
        <ActionWithHint hint={t('acts.hints.submit')}>
          <PanelButton
            label={t('acts.submit')}
            icon={<UploadFileOutlinedIcon />}
            disabledBecause={canRun.submit ? undefined : t('acts.isGraded')}
            onClick={() => onOpen('submitFor')}
          />
        </ActionWithHint>
        {canRun.endCommenting && (
          <ActionWithHint hint={t('acts.hints.endCommenting')}>
            <PanelButton
              label={t('acts.endCommenting')}
              icon={<CommentsDisabledOutlinedIcon />}
              onClick={() => onOpen('endCommenting')}
            />
          </ActionWithHint>
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
