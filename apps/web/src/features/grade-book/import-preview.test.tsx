import { readGradesSchema } from '@redraft/contracts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { ImportPreview } from './import-preview.tsx';

it('the preview of imported grades says in a sentence each what is not handed in, what stays and what is not read', () => {
  const change = { draftId: null, name: 'Ada Byron', column: 'Essay', replaces: 60, grade: 70 };
  const read = readGradesSchema.parse({
    changes: [
      { ...change, submissionId: 5, isSubmitted: true },
      { ...change, submissionId: 6, isSubmitted: false },
    ],
    unchanged: 3,
    problems: [],
    numberOfProblems: 0,
    ignored: ['Student', 'Room'],
  });
  show(<ImportPreview read={read} />);
  for (const sentence of [
    '1 of these grades is for a text that has not been handed in.',
    '3 grades stay the same.',
    'Ignored columns: Student, Room.',
  ])
    expect(screen.getByText(sentence)).toBeTruthy();
});
