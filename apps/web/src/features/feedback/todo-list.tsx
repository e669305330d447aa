import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { DocumentComment, SubmissionId } from '@redraft/contracts';
import { countCharacters, limits } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { ReadableText } from '../../ui/reading/readable-text.tsx';
import { CommentCard } from './comment-card.tsx';
import { isTakenUp } from './uptake-text.ts';
import { useAnswerComment, useOwnComments } from './use-comments.ts';

/** A student's to-do list: staff comments on passages, each with its uptake. Reviewers' comments are shown with their reviews. */
export function TodoList({ submissionId }: { submissionId: SubmissionId }) {
  const { t } = useTranslation('feedback');
  const query = useOwnComments(submissionId);
  if (query.data === undefined)
    return query.error === null ? null : <Typography color="error">{messageOf(query.error)}</Typography>;
  const { comments, sum, timezone } = query.data;
  const tickedCount = comments.filter(({ isDone }) => isDone).length;
  if (comments.length === 0) return <Typography color="textSecondary">{t('uptake.noneOwn')}</Typography>;
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {t('todo.done', { taken: comments.filter(isTakenUp).length, count: sum.actionable })}
        {tickedCount > 0 && `. ${t('todo.ticked', { count: tickedCount })}`}
      </Typography>
      <ReadableText>
        <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 2.5 }}>
          {comments.map((comment) => (
            <li key={comment.id}>
              <CommentCard comment={comment} zone={timezone}>
                {comment.state !== 'praise' && (
                  <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
                    <DoneCheckbox comment={comment} submissionId={submissionId} />
                    <StudentAnswer comment={comment} submissionId={submissionId} />
                  </Stack>
                )}
              </CommentCard>
            </li>
          ))}
        </Stack>
      </ReadableText>
    </Stack>
  );
}

interface CommentProps {
  comment: DocumentComment;
  submissionId: SubmissionId;
}

/** The student's own checkbox; the state beside it is derived from the text. */
function DoneCheckbox({ comment, submissionId }: CommentProps) {
  const { t } = useTranslation('feedback');
  const { tick, pending } = useAnswerComment(submissionId);
  return (
    <FormControlLabel
      control={<Checkbox size="small" />}
      checked={pending?.done ?? comment.isDone}
      onChange={(_event, done) => pending === undefined && tick({ id: comment.id, done })}
      label={t('todo.tick')}
    />
  );
}

function StudentAnswer({ comment, submissionId }: CommentProps) {
  const { t } = useTranslation('feedback');
  const { decline, withdrawDecline: takeBack, isPending } = useAnswerComment(submissionId);
  const [reason, setReason] = useState<string | null>(null);
  const { id, declineReason } = comment;
  if (declineReason !== null)
    return (
      <Stack sx={{ alignItems: 'flex-start', flexBasis: '100%' }}>
        <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {t('todo.yourReason', { reason: declineReason })}
        </Typography>
        <Button size="small" loading={isPending} onClick={() => takeBack({ id, reason: null })}>
          {t('todo.takeBack')}
        </Button>
      </Stack>
    );
  if (reason === null)
    return (
      <Button size="small" onClick={() => setReason('')}>
        {t('todo.decline')}
      </Button>
    );
  const length = countCharacters(reason.trim());
  return (
    <Stack sx={{ gap: 1, flexBasis: '100%' }}>
      <TextField
        label={t('todo.why')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        multiline
        minRows={2}
        size="small"
        autoFocus
        helperText={t('counter', { count: length, max: limits.declineReason })}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button
          size="small"
          variant="outlined"
          disabled={length === 0 || length > limits.declineReason}
          loading={isPending}
          onClick={() => decline({ id, reason: reason.trim() }, () => setReason(null))}
        >
          {t('todo.say')}
        </Button>
        <Button size="small" color="inherit" onClick={() => setReason(null)}>
          {t('cancel')}
        </Button>
      </Stack>
    </Stack>
  );
}
