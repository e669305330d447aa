import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReadSubmission } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmissionEditor } from '../../domain/submissions/index.ts';
import { HeaderClassName } from '../../ui/header-slot.tsx';
import { draftStates } from './draft-states.ts';
import { DraftTimeline } from './draft-timeline.tsx';
import { ReaderButtons } from './reader-buttons.tsx';
import { ReaderCards } from './reader-cards.tsx';
import { type ReaderDialogName, ReaderDialogs } from './reader-dialogs.tsx';
import { StudentHeading } from './student-heading.tsx';

/** The text in the middle, and beside it who wrote it, how, and what it is worth. */
export function ReaderView({ submission }: { submission: ReadSubmission }) {
  const { t } = useTranslation(['grading', 'common']);
  const [shown, setShown] = useState<number | null>(null);
  const [openings, setOpenings] = useState(0);
  const [dialog, setDialog] = useState<ReaderDialogName | null>(null);
  const about = `${submission.studentName} · ${submission.assignmentTitle}`;
  const drafts = draftStates(submission);
  const seq = drafts.find(({ draftId }) => draftId === shown)?.seq ?? undefined;
  const handleReopen = () => setOpenings((count) => count + 1);
  const panel = { submission, seq, onOpen: setDialog, onReopen: handleReopen };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        px: { xs: 1.5, sm: 3 },
        py: { xs: 1.5, sm: 2.5 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
        gridTemplateRows: { md: 'auto 1fr' },
        gridTemplateAreas: { xs: '"who" "text" "facts"', md: '"who text" "facts text"' },
      }}
    >
      <title>{t('common:pageTitle', { title: about })}</title>
      <HeaderClassName name={submission.classTitle} />
      <Stack sx={{ gridArea: 'who', gap: 2 }}>
        <StudentHeading submission={submission} />
        <ReaderButtons {...panel} />
      </Stack>
      <Box sx={{ gridArea: 'facts' }}>
        <ReaderCards {...panel} />
      </Box>
      <Stack sx={{ gridArea: 'text', gap: 1.5, minWidth: 0 }}>
        <DraftTimeline drafts={drafts} shown={shown} zone={submission.classTimezone} onShow={setShown} />
        <SubmissionEditor
          submissionId={submission.submissionId}
          seq={seq}
          title={t('textOf', { name: submission.studentName })}
          opening={`${openings} ${seq ?? 'ongoing'}`}
          height="88vh"
        />
      </Stack>
      <ReaderDialogs
        opened={dialog}
        submission={submission}
        submissionId={submission.submissionId}
        subtitle={about}
        onReopen={handleReopen}
        onClose={() => setDialog(null)}
      />
    </Box>
  );
}
