import Button from '@mui/material/Button';
import type { Deadline, ReadSubmission } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { stepTitle } from '../../lib/sentences.ts';
import { PanelCard } from '../../ui/panel-card.tsx';
import { DraftGrade } from '../grade-book/index.ts';

interface Props {
  submission: ReadSubmission;
  draft: Deadline;
  onGradeBook: () => void;
}

/** The grade of a draft that a learning platform has opened; the one of the whole text is in the grade book. */
export function DraftGradeCard({ submission, draft, onGradeBook }: Props) {
  const { t } = useTranslation(['grading', 'gradebook']);
  return (
    <PanelCard title={t('grade.ofDraft', { draft: stepTitle(draft) })}>
      <DraftGrade submission={submission} deadline={draft} />
      {submission.can.grade && (
        <Button size="small" onClick={onGradeBook} sx={{ mt: 0.5, ml: -1.75 }}>
          {t('gradebook:title')}
        </Button>
      )}
    </PanelCard>
  );
}
