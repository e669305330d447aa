import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { RubricDisclosure } from '../../domain/rubrics/index.ts';
import { RubricScoring } from '../grade-book/index.ts';
import { DraftGradeCard } from './draft-grade-card.tsx';
import { GradeCard } from './grade-card.tsx';
import { draftParameter, findGradedDraft } from './linked-draft.ts';
import type { PanelProps } from './reader-slots.ts';

/** The grade of a draft while a link to it is open; else the one of the whole text, by number or letter, and the rubric. */
export function GradePart(panel: PanelProps) {
  const { submission, openFile, onOpen } = panel;
  const [search] = useSearchParams();
  const draft = findGradedDraft(submission, { parameter: search.get(draftParameter), openFile });
  if (draft === undefined) return <TextGradePart {...panel} />;
  return <DraftGradeCard submission={submission} draft={draft} onGradeBook={() => onOpen('gradeBook')} />;
}

function TextGradePart({ submission, onOpen, onGradeNext }: PanelProps) {
  const { rubric } = submission;
  /** Grading a text that was not submitted needs a confirmation, by number and by rubric alike. */
  const [isConfirmed, setConfirmed] = useState(false);
  const isOpen = submission.gradeType !== 'NONE' || isConfirmed;
  return (
    <>
      <GradeCard
        submission={submission}
        isConfirmed={isConfirmed}
        onConfirm={() => setConfirmed(true)}
        onGradeBook={() => onOpen('gradeBook')}
        onGradeNext={onGradeNext}
      />
      {rubric !== null && <RubricDisclosure rubric={rubric} />}
      {rubric !== null && submission.can.grade && isOpen && (
        <RubricScoring submission={submission} rubric={rubric} />
      )}
    </>
  );
}
