import { RubricDisclosure } from '../../domain/rubrics/index.ts';
import { RubricScoring } from '../grade-book/index.ts';
import { GradeCard } from './grade-card.tsx';
import type { PanelProps } from './reader-slots.ts';

/** What the text is worth, by number or letter and by the rubric. */
export function GradePart({ submission, onOpen, onGradeNext }: PanelProps) {
  const { rubric } = submission;
  return (
    <>
      <GradeCard submission={submission} onGradeBook={() => onOpen('gradeBook')} onGradeNext={onGradeNext} />
      {rubric !== null && <RubricDisclosure rubric={rubric} />}
      {rubric !== null && submission.can.grade && <RubricScoring submission={submission} rubric={rubric} />}
    </>
  );
}
