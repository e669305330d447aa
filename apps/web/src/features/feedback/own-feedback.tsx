import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FeedbackItem, SubmissionId } from '@redraft/contracts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FeedbackList } from '../../domain/submissions/index.ts';
import { useAction } from '../../lib/use-action.ts';
import { readFeedback } from './feedback-calls.ts';
import { TodoList } from './todo-list.tsx';

interface Props {
  submissionId: SubmissionId;
  feedbacks: readonly FeedbackItem[];
  zone: string;
}

/** For a student: what was written about the drafts, and about passages of the text. To be drawn while its panel is open. */
export function OwnFeedback({ submissionId, feedbacks, zone }: Props) {
  const { t } = useTranslation('feedback');
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const { mutate } = useAction({ mutationFn: readFeedback, meta: { ownError: true } });
  const unread = feedbacks.filter(({ read }) => !read).map(({ id }) => id);
  const newIds = new Set(feedbacks.map(({ id }) => id).filter((id) => unread.includes(id) || seen.has(id)));
  const unreadKey = unread.join(' ');
  // Synchronises the marks of the server with what is on the screen; what was new stays marked here until the panel is closed.
  useEffect(() => {
    if (unreadKey !== '') setSeen((before) => new Set([...before, ...unreadKey.split(' ').map(Number)]));
    // Comments on passages have no marks of their own: that somebody looked is kept for both.
    mutate(submissionId);
  }, [unreadKey, submissionId, mutate]);
  return (
    <Stack sx={{ gap: 3 }}>
      <FeedbackList feedbacks={feedbacks} zone={zone} newIds={newIds} />
      <Box component="section">
        <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
          {t('todo.title')}
        </Typography>
        <TodoList submissionId={submissionId} />
      </Box>
    </Stack>
  );
}
