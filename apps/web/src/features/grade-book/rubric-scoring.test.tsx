import { submissionIdSchema } from '@redraft/contracts';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { RubricScoring } from './rubric-scoring.tsx';

const levels = [
  { title: 'Good', description: '', points: 4 },
  { title: 'Fair', description: '', points: 2 },
];
const rubric = {
  title: 'Essay',
  criteria: ['Argument', 'Language'].map((title) => ({ title, description: '', levels })),
};

/** Simulates another user who scores the first criterion in the meantime. */
function Reader() {
  const [version, setVersion] = useState(1);
  const scores = version === 1 ? [] : [{ criterion: 0, level: 1, comment: '' }];
  const submission = {
    submissionId: submissionIdSchema.parse(5),
    gradeType: 'FINAL_SUBMISSION' as const,
    grade: -1,
    alternateGrade: null,
    gradeMethod: 'Numeric' as const,
    gradeOptions: [],
    rubricScores: { version, scores },
  };
  return (
    <>
      <button type="button" onClick={() => setVersion(2)}>
        Meanwhile
      </button>
      <RubricScoring submission={submission} rubric={rubric} />
    </>
  );
}

it('what is typed about a criterion stays when somebody else has scored meanwhile, whose scores are shown under it', async () => {
  const { user } = show(<Reader />);
  const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment: Language' });
  await user.type(comment(), 'Clear and calm.');
  await user.click(screen.getByRole('button', { name: 'Meanwhile' }));
  expect(comment().value).toBe('Clear and calm.');
  expect(screen.getByRole('combobox', { name: 'Argument' }).textContent).toContain('Fair');
});
