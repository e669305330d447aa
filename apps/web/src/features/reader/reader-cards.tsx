import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { RubricDisclosure } from '../../domain/rubrics/index.ts';
import { PanelCard } from '../../ui/panel-card.tsx';
import { ScoreCards, TimeMetricsCard } from '../analytics/index.ts';
import { FeedbackCard } from '../feedback/index.ts';
import { RubricScoring } from '../grade-book/index.ts';
import { ReceivedReviews } from '../peer-review/index.ts';
import { CertificateCard, EvidenceCard, NotesCard } from '../process-record/index.ts';
import { AdditionalFiles } from '../student-files/index.ts';
import { GradeCard } from './grade-card.tsx';
import type { PanelProps } from './reader-slots.ts';

/** What is known of the text and what it is worth, from top to bottom: a line for each. */
export function ReaderCards({ submission, shown, onOpen, onReview, onReopen }: PanelProps) {
  const { t } = useTranslation(['grading', 'peer-review']);
  const reviewed = submission.deadlineSubmissions.filter(({ peerReview }) => peerReview.length > 0);
  return (
    <Stack sx={{ gap: 2 }}>
      <GradeCard submission={submission} onReopen={onReopen} onGradeBook={() => onOpen('gradeBook')} />
      {submission.rubric !== null && <RubricDisclosure rubric={submission.rubric} />}
      {submission.rubric !== null && submission.can.grade && (
        <RubricScoring submission={submission} rubric={submission.rubric} />
      )}
      {submission.additionalFiles.length > 0 && (
        <PanelCard title={t('additionalFiles')}>
          <AdditionalFiles submissionId={submission.submissionId} files={submission.additionalFiles} />
        </PanelCard>
      )}
      {reviewed.length > 0 && (
        <PanelCard title={t('peer-review:received.title')}>
          <ReceivedReviews
            drafts={reviewed.map(({ draftId, title, peerReview }) => ({
              draftId,
              title,
              reviews: peerReview,
            }))}
            zone={submission.classTimezone}
            shown={shown?.review ?? null}
            onOpen={onReview}
          />
        </PanelCard>
      )}
      <ScoreCards submissionId={submission.submissionId} />
      <TimeMetricsCard submission={submission} />
      <EvidenceCard submissionId={submission.submissionId} />
      <NotesCard submissionId={submission.submissionId} />
      <CertificateCard submissionId={submission.submissionId} />
      <FeedbackCard
        submission={submission}
        onOpenFeedback={() => onOpen('feedback')}
        onOpenComments={() => onOpen('comments')}
      />
    </Stack>
  );
}
