import { useState } from 'react';
import { RubricDisclosure } from '../../domain/rubrics/index.ts';
import { RubricScoring } from '../grade-book/index.ts';
import { GradeCard } from './grade-card.tsx';
import type { PanelProps } from './reader-slots.ts';

/** The grade by number or letter, and the rubric. */
export function GradePart({ submission, onOpen, onGradeNext }: PanelProps) {
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
