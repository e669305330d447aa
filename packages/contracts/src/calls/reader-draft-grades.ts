import { defineCall } from '../call.ts';
import { draftAlternateGradeBodySchema, draftGradeBodySchema } from '../grading.ts';
import { readSubmissionSchema } from '../submissions.ts';

export const setDraftGrade = defineCall({
  method: 'POST',
  path: '/api/classes/draft/grade',
  scope: 'grades.write',
  summary:
    'Set the numeric grade of a draft, of one that nobody handed in with unsubmitted=true; -1 takes it away',
  body: draftGradeBodySchema,
  answer: readSubmissionSchema,
  errors: ['not_found', 'grade.invalid', 'grade.changed', 'grade.not_submitted', 'grade.marked_twice'],
});

export const setDraftAlternateGrade = defineCall({
  method: 'POST',
  path: '/api/classes/draft/altgrade',
  scope: 'grades.write',
  summary: 'Set the letter grade of a draft, of one that nobody handed in with unsubmitted=true',
  body: draftAlternateGradeBodySchema,
  answer: readSubmissionSchema,
  errors: ['not_found', 'grade.invalid', 'grade.changed', 'grade.not_submitted', 'grade.marked_twice'],
});
