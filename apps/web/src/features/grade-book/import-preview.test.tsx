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

it('the preview of imported grades names each refused row and cell with its value and reason', () => {
  const problem = { value: 'x2', reason: 'grade' };
  const read = readGradesSchema.parse({
    changes: [],
    unchanged: 0,
    problems: [
      { ...problem, line: 2, column: 'Essay' },
      { ...problem, line: 3, column: '' },
    ],
    numberOfProblems: 2,
    ignored: [],
  });
  show(<ImportPreview read={read} />);
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items[0]).toMatch(/^Row 2, Essay: “x2”: ./);
  expect(items[1]).toMatch(/^Row 3: “x2”: ./);
});
