import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FeedbackItem, SubmissionId } from '@redraft/contracts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FeedbackList } from '../../domain/submissions/index.ts';
import { useAction } from '../../lib/use-action.ts';
import { ReadableText } from '../../ui/reading/readable-text.tsx';
import { readFeedback } from './feedback-calls.ts';
import { TodoList } from './todo-list.tsx';

interface Props {
  submissionId: SubmissionId;
  feedbacks: readonly FeedbackItem[];
  zone: string;
}

/** A student's feedback on drafts and passages. Rendered while its panel is open. */
export function OwnFeedback({ submissionId, feedbacks, zone }: Props) {
  const { t } = useTranslation('feedback');
  const [seenIds, setSeenIds] = useState<ReadonlySet<number>>(new Set());
  const { mutate } = useAction({ mutationFn: readFeedback, meta: { showsOwnError: true } });
  const unread = feedbacks.filter(({ read }) => !read).map(({ id }) => id);
  const newIds = new Set(
    feedbacks.map(({ id }) => id).filter((id) => unread.includes(id) || seenIds.has(id)),
  );
  const unreadKey = unread.join(' ');
  // Marks visible feedback as read on the server; new items stay highlighted until the panel is closed.
  useEffect(() => {
    if (unreadKey !== '') setSeenIds((current) => new Set([...current, ...unreadKey.split(' ').map(Number)]));
    // Comments on passages have no read marks of their own: one timestamp covers both.
    mutate(submissionId);
  }, [unreadKey, submissionId, mutate]);
  return (
    <Stack sx={{ gap: 3 }}>
      {feedbacks.length === 0 ? (
        <FeedbackList feedbacks={feedbacks} zone={zone} />
      ) : (
        <ReadableText>
          <FeedbackList feedbacks={feedbacks} zone={zone} newIds={newIds} />
        </ReadableText>
      )}
      <Box component="section">
        <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
          {t('todo.title')}
        </Typography>
        <TodoList submissionId={submissionId} />
      </Box>
    </Stack>
  );
}
