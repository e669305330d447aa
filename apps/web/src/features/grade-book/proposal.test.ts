import { draftIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { computeProposal } from './proposal.ts';

const settings = {
  holdsBack: false,
  isAnonymous: false,
  scale: 'American' as const,
  version: 0,
  isShown: true,
};

function submission(
  drafts: readonly { weight: number; grade?: number; letter?: string }[],
  rest: {
    method?: 'Numeric' | 'Letter';
    share?: number;
    effort?: number | null;
    revision?: number | null;
  } = {},
) {
  return {
    gradeMethod: rest.method ?? ('Numeric' as const),
    gradeOptions: ['F', 'D', 'C', 'B', 'A', 'A+'],
    grading: {
      ...settings,
      processShare: rest.share ?? 0,
      effort: rest.effort ?? null,
      revision: rest.revision ?? null,
    },
    deadlines: drafts.map(({ weight }, index) => ({
      draftId: draftIdSchema.parse(index + 1),
      draftPointValue: weight,
    })),
    deadlineSubmissions: drafts.map(({ grade, letter }, index) => ({
      draftId: draftIdSchema.parse(index + 1),
      grade: grade ?? -1,
      alternateGrade: letter ?? null,
    })),
  };
}

it('what drafts make by their weights is the weighted total', () => {
  const proposal = computeProposal(
    submission([
      { weight: 40, grade: 70 },
      { weight: 60, grade: 80 },
    ]),
  );
  expect(proposal).toMatchObject({ text: 76, grade: 76, weightScored: 100, weightInAll: 100 });
});

it('what drafts make by their weights is of those that have a grade, and says how much of the weight that is', () => {
  const proposal = computeProposal(submission([{ weight: 40, grade: 70 }, { weight: 60 }]));
  expect(proposal).toMatchObject({ grade: 70, weightScored: 40, weightInAll: 100 });
});

it('what drafts make by their weights is nothing without a grade', () => {
  expect(computeProposal(submission([{ weight: 100 }])).grade).toBeNull();
});

it('what drafts make by their weights takes effort and revision in where that is turned on and both were measured', () => {
  const drafts = [{ weight: 100, grade: 80 }];
  expect(computeProposal(submission(drafts, { share: 20, effort: 60, revision: 40 })).grade).toBe(74);
  expect(computeProposal(submission(drafts, { share: 0, effort: 60, revision: 40 })).grade).toBe(80);
  expect(computeProposal(submission(drafts, { share: 20, effort: 60 }))).toMatchObject({
    grade: 80,
    share: 0,
  });
});

it('what drafts make by their weights is the nearest letter of the class where it is graded in letters', () => {
  const drafts = [
    { weight: 50, letter: 'B' },
    { weight: 50, letter: 'A+' },
  ];
  expect(computeProposal(submission(drafts, { method: 'Letter' })).grade).toBe('A');
});
