import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DocumentComment, SubmissionComments } from '@redraft/contracts';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useUndoBar } from '../../ui/dialogs/undo-bar.tsx';
import { CommentCard } from './comment-card.tsx';
import { findActionOfKey } from './uptake-text.ts';
import { useChangeComment } from './use-comments.ts';

/** Comments in text order; arrow keys select one, and single keys act on it. */
export function CommentList({ answer }: { answer: SubmissionComments }) {
  const { t } = useTranslation('feedback');
  const change = useChangeComment(answer.submissionId);
  const { bar, offerUndo } = useUndoBar();
  const canChange = answer.can.comment;
  const handleKey = (event: KeyboardEvent<HTMLElement>, comment: DocumentComment) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const neighbourElement = findNeighbour(event);
    if (neighbourElement) {
      event.preventDefault();
      neighbourElement.focus();
      return;
    }
    const action = canChange ? findActionOfKey(event.key, comment) : null;
    if (action) change.mutate({ id: comment.id, ...action });
  };
  const handleRemove = ({ id }: DocumentComment) =>
    change.mutate(
      { id, removed: true },
      {
        onSuccess: () => offerUndo(t('uptake.removed'), () => change.mutate({ id, removed: false })),
      },
    );
  return (
    <>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1.5 }}>
        {answer.comments.map((comment) => (
          <Stack
            component="li"
            key={comment.id}
            tabIndex={0}
            onKeyDown={(event) => handleKey(event, comment)}
            sx={{
              p: 1.5,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1.5,
              '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineStyle: 'solid' },
            }}
          >
            <CommentCard comment={comment} zone={answer.timezone} saysDone>
              {comment.declineReason !== null && (
                <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                  {t('uptake.reason', { reason: comment.declineReason })}
                </Typography>
              )}
              {canChange && (
                <CommentActions
                  comment={comment}
                  onAction={(action) => change.mutate({ id: comment.id, ...action })}
                  onRemove={() => handleRemove(comment)}
                />
              )}
            </CommentCard>
          </Stack>
        ))}
      </Stack>
      {bar}
    </>
  );
}

function findNeighbour({ key, currentTarget }: KeyboardEvent<HTMLElement>): HTMLElement | null {
  const next = key === 'ArrowDown' ? currentTarget.nextElementSibling : null;
  const found = key === 'ArrowUp' ? currentTarget.previousElementSibling : next;
  return found instanceof HTMLElement ? found : null;
}

interface ActionsProps {
  comment: DocumentComment;
  onAction: (action: { confirmed?: boolean; praise?: boolean; declineAccepted?: boolean }) => void;
  onRemove: () => void;
}

function CommentActions({ comment, onAction, onRemove }: ActionsProps) {
  const { t } = useTranslation('feedback');
  const { isConfirmed, isDeclineAccepted } = comment;
  const isPraise = comment.state === 'praise';
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5, ml: -0.75 }}>
      <Button size="small" onClick={() => onAction({ confirmed: !isConfirmed })}>
        {isConfirmed ? t('uptake.unconfirm') : t('uptake.confirm')}
      </Button>
      {comment.declineReason !== null && (
        <Button size="small" onClick={() => onAction({ declineAccepted: !isDeclineAccepted })}>
          {isDeclineAccepted ? t('uptake.unaccept') : t('uptake.accept')}
        </Button>
      )}
      <Button size="small" color="inherit" onClick={() => onAction({ praise: !isPraise })}>
        {isPraise ? t('uptake.unpraise') : t('uptake.praise')}
      </Button>
      {comment.canRemove && (
        <Button size="small" color="inherit" onClick={onRemove}>
          {t(comment.file === null ? 'uptake.remove' : 'uptake.file.remove')}
        </Button>
      )}
    </Stack>
  );
}
