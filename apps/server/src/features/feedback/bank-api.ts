import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/feedback-bank';
import { defineRoute } from '../../platform/route.ts';
import { changeSavedComment, listOwnComments, removeSavedComment, saveComment } from './bank.ts';

export const bankRoutes = [
  defineRoute(calls.listSavedComments, {
    permission: 'submission.mark',
    handler: ({ actor }) => listOwnComments(actor),
  }),
  defineRoute(calls.saveComment, {
    permission: 'submission.mark',
    handler: ({ actor, body, now }) => saveComment(actor, body.comment, now),
  }),
  defineRoute(calls.changeSavedComment, {
    permission: 'submission.mark',
    handler: ({ actor, body, now }) => changeSavedComment(actor, body, now),
  }),
  defineRoute(calls.removeSavedComment, {
    permission: 'submission.mark',
    handler: async ({ actor, query }) => {
      await removeSavedComment(actor, query.id);
      return success;
    },
  }),
];
