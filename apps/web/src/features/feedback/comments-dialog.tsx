import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReadSubmission, SubmissionComments } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { InfoList } from '../../ui/info-list.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { CommentList } from './comment-list.tsx';
import { PassageForm } from './passage-form.tsx';
import { useUptakeSum } from './uptake-sum.tsx';
import { useComments } from './use-comments.ts';

interface Props {
  submission: ReadSubmission;
  subtitle: string;
  onClose: () => void;
}

/** Comments on passages with their uptake, and a form to add one. */
export function CommentsDialog({ submission, subtitle, onClose }: Props) {
  const { t } = useTranslation('feedback');
  const query = useComments(submission.submissionId);
  const [text, setText] = useState('');
  return (
    <FullScreenDialog
      open
      title={t('uptake.title')}
      subtitle={subtitle}
      onClose={onClose}
      hasUnsavedChanges={text.trim() !== ''}
    >
      <QueryView query={query}>
        {(answer) => (
          <Box
            sx={{
              display: 'grid',
              gap: 4,
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr)',
                md: answer.can.comment ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
              },
            }}
          >
            <LoadedComments answer={answer} />
            {answer.can.comment && <PassageForm submission={submission} text={text} onText={setText} />}
          </Box>
        )}
      </QueryView>
    </FullScreenDialog>
  );
}

function LoadedComments({ answer }: { answer: SubmissionComments }) {
  const { t } = useTranslation('feedback');
  const items = useUptakeSum(answer.sum);
  if (answer.comments.length === 0)
    return (
      <EmptyState title={t('uptake.none')} text={answer.can.comment ? t('uptake.noneText') : undefined} />
    );
  return (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      <InfoList items={items} minWidth={150} />
      <Typography variant="body2" color="textSecondary">
        {t('uptake.explain')} {answer.can.comment && t('uptake.keys')}
      </Typography>
      <CommentList answer={answer} />
      <Typography variant="caption" color="textSecondary">
        {t('zone', { zone: answer.timezone.replaceAll('_', ' ') })}
      </Typography>
    </Stack>
  );
}
