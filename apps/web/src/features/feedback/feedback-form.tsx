import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FeedbackDraft, ReadSubmission } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { CommentField } from './comment-field.tsx';
import { isValidComment } from './comment-text.ts';
import { DraftSelect } from './draft-select.tsx';
import { loadFeedbackDraft } from './feedback-calls.ts';
import { useAddFeedback } from './use-feedback.ts';
import { useTypedFeedback } from './use-typed-feedback.ts';

/** Feedback being written: restored wherever the text is opened next, and private until sent. */
export function FeedbackForm({ submission }: { submission: ReadSubmission }) {
  const { t } = useTranslation(['feedback', 'ui']);
  const { submissionId } = submission;
  const query = useQuery({
    queryKey: ['feedback-draft', submissionId],
    queryFn: ({ signal }) => loadFeedbackDraft(submissionId, signal),
    // Loaded once per opening, without data from an earlier visit.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <Stack component="section" aria-label={t('open')} sx={{ gap: 1.5 }}>
      {query.data !== undefined && <LoadedFeedbackForm submission={submission} loaded={query.data} />}
      {query.isPending && <Skeleton variant="rounded" height={220} aria-label={t('ui:loading')} />}
      {query.isError && query.data === undefined && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => void query.refetch()}>
              {t('ui:retry')}
            </Button>
          }
        >
          {messageOf(query.error)}
        </Alert>
      )}
    </Stack>
  );
}

function LoadedFeedbackForm({ submission, loaded }: { submission: ReadSubmission; loaded: FeedbackDraft }) {
  const { t } = useTranslation('feedback');
  const { typed, change, saving, isStoredOnDevice: isStoredLocally } = useTypedFeedback(submission, loaded);
  const add = useAddFeedback(submission);
  const handleSend = () => {
    const { draftId } = typed;
    const comment = typed.comment.trim();
    // Text typed while the request runs is not part of it and stays in the field.
    add.mutate(
      { comment, draftId },
      {
        onSuccess: () =>
          change((now) => ({ ...now, comment: now.comment.trim() === comment ? '' : now.comment })),
      },
    );
  };
  return (
    <>
      <DraftSelect
        submission={submission}
        value={typed.draftId}
        onChange={(draftId) => change((now) => ({ ...now, draftId }))}
      />
      <CommentField
        label={t('text')}
        value={typed.comment}
        onChange={(comment) => change((now) => ({ ...now, comment }))}
        onSubmit={handleSend}
      >
        <Button
          variant="contained"
          disabled={!isValidComment(typed.comment)}
          loading={add.isPending}
          onClick={handleSend}
        >
          {t('send')}
        </Button>
      </CommentField>
      <Typography
        variant="body2"
        role="status"
        color={saving === 'failed' ? 'error' : 'textSecondary'}
        sx={{ minHeight: '2lh' }}
      >
        {typed.comment.trim() !== '' &&
          t(saving === 'failed' && !isStoredLocally ? 'unsaved' : `draftState.${saving}`)}
      </Typography>
    </>
  );
}
