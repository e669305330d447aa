import * as calls from '@redraft/contracts/calls/lti-grades';
import { listSentScores, sendScoreAgain } from '../../domain/lti/index.ts';
import { loadStaffMembership } from '../../domain/members/index.ts';
import { loadMarkable } from '../../domain/submissions/index.ts';
import { inTransaction } from '../../platform/db.ts';
import { defineRoute } from '../../platform/route.ts';

export const ltiGradeRoutes = [
  defineRoute(calls.listSentScores, {
    permission: 'class.read_as_member',
    handler: async ({ actor, query }) => {
      await loadStaffMembership(actor, query.classId);
      return { scores: await listSentScores(query.classId) };
    },
  }),
  defineRoute(calls.sendScoreAgain, {
    permission: 'submission.grade',
    handler: ({ actor, body, now }) =>
      inTransaction(async () => {
        await loadMarkable(actor, body.submissionId, 'grade');
        return { requeued: await sendScoreAgain(actor, body, now) };
      }),
  }),
];
