import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/feedback-bank';
import { defineRoute } from '../../platform/route.ts';
import { changeKeptComment, keepComment, listOwnComments, removeKeptComment } from './bank.ts';

export const bankRoutes = [
  defineRoute(calls.listKeptComments, {
    permission: 'submission.mark',
    handler: ({ actor }) => listOwnComments(actor),
  }),
  defineRoute(calls.keepComment, {
    permission: 'submission.mark',
    handler: ({ actor, body, now }) => keepComment(actor, body.comment, now),
  }),
  defineRoute(calls.changeKeptComment, {
    permission: 'submission.mark',
    handler: ({ actor, body, now }) => changeKeptComment(actor, body, now),
  }),
  defineRoute(calls.removeKeptComment, {
    permission: 'submission.mark',
    handler: async ({ actor, query }) => {
      await removeKeptComment(actor, query.id);
      return success;
    },
  }),
];
