import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReadSubmission } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RubricDisclosure } from '../../domain/rubrics/index.ts';
import { DownloadMenu, SubmissionEditor } from '../../domain/submissions/index.ts';
import { LazyDialogs } from '../../ui/dialogs/lazy-dialog.tsx';
import { HeaderClassName } from '../../ui/header-slot.tsx';
import { PanelCard } from '../../ui/panel-card.tsx';
import { AnalyticsDialog, TimeMetricsCard } from '../analytics/index.ts';
import { RewindDialog } from '../rewind/index.ts';
import { AdditionalFiles } from '../student-files/index.ts';
import { draftStates } from './draft-states.ts';
import { DraftTimeline } from './draft-timeline.tsx';
import { FeedbackCard } from './feedback-card.tsx';
import { GradeCard } from './grade-card.tsx';
import { ProcessButtons } from './process-buttons.tsx';
import { StudentHeading } from './student-heading.tsx';

const dialogs = [RewindDialog, AnalyticsDialog];

/** The text in the middle, and beside it who wrote it, how, and what it is worth. */
export function ReaderView({ submission }: { submission: ReadSubmission }) {
  const { t } = useTranslation(['grading', 'common']);
  const [shown, setShown] = useState<number | null>(null);
  const [openings, setOpenings] = useState(0);
  const [dialog, setDialog] = useState<'rewind' | 'analytics' | null>(null);
  const about = `${submission.studentName} · ${submission.assignmentTitle}`;
  const opened = {
    submissionId: submission.submissionId,
    subtitle: about,
    onClose: () => setDialog(null),
  };
  const drafts = draftStates(submission);
  const seq = drafts.find(({ draftId }) => draftId === shown)?.seq ?? undefined;
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
        <ProcessButtons
          hasVersions={submission.numberOfVersions > 0}
          onRewind={() => setDialog('rewind')}
          onAnalytics={() => setDialog('analytics')}
        >
          <DownloadMenu
            submissionId={submission.submissionId}
            seq={seq}
            formats={submission.downloadFormats}
          />
        </ProcessButtons>
      </Stack>
      <Stack sx={{ gridArea: 'facts', gap: 2 }}>
        <GradeCard submission={submission} onReopen={() => setOpenings((count) => count + 1)} />
        {submission.rubric !== null && <RubricDisclosure rubric={submission.rubric} />}
        {submission.additionalFiles.length > 0 && (
          <PanelCard title={t('additionalFiles')}>
            <AdditionalFiles submissionId={submission.submissionId} files={submission.additionalFiles} />
          </PanelCard>
        )}
        <TimeMetricsCard submission={submission} />
        <FeedbackCard feedbacks={submission.feedbacks} zone={submission.classTimezone} />
      </Stack>
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
      <LazyDialogs ahead={dialogs}>
        {dialog === 'rewind' && <RewindDialog {...opened} />}
        {dialog === 'analytics' && <AnalyticsDialog {...opened} />}
      </LazyDialogs>
    </Box>
  );
}
