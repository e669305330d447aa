import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReceivedReview, StudentAssignment, StudentFile } from '@redraft/contracts';
import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { RubricDisclosure } from '../../domain/rubrics/index.ts';
import { CloseIcon, InsightsIcon, VisibilityOutlinedIcon } from '../../ui/icons/index.ts';
import { InfoList } from '../../ui/info-list.tsx';
import { OwnFeedback } from '../feedback/index.ts';
import { ReceivedReviews } from '../peer-review/index.ts';
import { RevisionPlan } from '../review-plan/index.ts';
import { listAssignmentFacts } from './assignment-facts.ts';
import { DraftSection } from './draft-section.tsx';
import { isGraded, OwnGrade } from './own-grade.tsx';
import { listReviewedDrafts } from './reviewed-drafts.ts';
import { TaskText } from './task-text.tsx';

interface Props {
  assignment: StudentAssignment;
  submission: NonNullable<StudentAssignment['submission']>;
  isOpen: boolean;
  onClose: () => void;
  /** Undefined for the built-in editor, which shows comments beside the text. */
  onCommentedText: (() => void) | undefined;
  onAnalytics: () => void;
  onTeacherView: () => void;
  onFile: (file: StudentFile) => void;
  onReview: (review: ReceivedReview, title: string) => void;
}

/** Beside the text if there is room, otherwise a drawer above it. */
export function SidePanel(props: Props) {
  const { t } = useTranslation('workspace');
  const isSideBySide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  // Deferred, so that the editor opens first.
  const hasContent = useDeferredValue(true, false);
  if (isSideBySide) {
    if (!props.isOpen) return null;
    return (
      <Box
        component="aside"
        // Scroll containers must be focusable by keyboard.
        tabIndex={0}
        aria-label={t('panel.title')}
        sx={{ width: 340, flexShrink: 0, overflowY: 'auto', borderLeft: 1, borderColor: 'divider', p: 3 }}
      >
        {hasContent && <PanelContent {...props} />}
      </Box>
    );
  }
  return (
    <Drawer
      anchor="right"
      open={props.isOpen}
      onClose={props.onClose}
      slotProps={{ paper: { sx: { width: 'min(100%, 400px)' }, 'aria-label': t('panel.title') } }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', px: 2, pt: 1 }}>
        <Typography variant="h3" component="h2">
          {t('panel.title')}
        </Typography>
        <IconButton onClick={props.onClose} aria-label={t('panel.close')}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Box sx={{ p: 2 }}>
        <PanelContent {...props} />
      </Box>
    </Drawer>
  );
}

function PanelContent({ assignment, submission, onFile, onReview, ...open }: Props) {
  const { t } = useTranslation(['workspace', 'common', 'peer-review']);
  const reviewed = listReviewedDrafts(assignment);
  const { rubricScores, feedbacks } = submission;
  const isScored = rubricScores.length > 0;
  // Feedback and grades are shown right below the first lines of the task.
  const hasFeedback = feedbacks.length > 0 || isGraded(submission);
  const rubric = assignment.rubric !== null && (
    <RubricDisclosure rubric={assignment.rubric} scores={rubricScores} />
  );
  return (
    <Stack sx={{ gap: 3.5 }}>
      {assignment.description !== '' && (
        <Section title={t('description')}>
          <TaskText text={assignment.description} rich={assignment.richDescription} isShort={hasFeedback} />
        </Section>
      )}
      {!isScored && rubric}
      <OwnGrade submission={submission} />
      <Section title={t('feedback.title')}>
        <OwnFeedback
          submissionId={submission.submissionId}
          feedbacks={submission.feedbacks}
          zone={assignment.timezone}
        />
        {open.onCommentedText && (
          <Button variant="outlined" size="small" onClick={open.onCommentedText} sx={{ mt: 2 }}>
            {t('feedback.commentedText')}
          </Button>
        )}
      </Section>
      {isScored && rubric}
      {reviewed.length > 0 && (
        <Section title={t('peer-review:received.title')}>
          <ReceivedReviews
            drafts={reviewed}
            zone={assignment.timezone}
            openReviewId={null}
            onOpen={onReview}
          />
        </Section>
      )}
      <RevisionPlan submissionId={submission.submissionId} />
      <DraftSection {...{ assignment, submission, onFile }} />
      <Section title={t('summary')}>
        <InfoList items={listAssignmentFacts(assignment, t, 'summary')} minWidth={130} />
      </Section>
      {assignment.showAnalytics && (
        <Button
          variant="outlined"
          startIcon={<InsightsIcon />}
          onClick={open.onAnalytics}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('analytics')}
        </Button>
      )}
      <Button
        variant="outlined"
        startIcon={<VisibilityOutlinedIcon />}
        onClick={open.onTeacherView}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('teacherView')}
      </Button>
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}
