import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/rubrics';
import { defineRoute } from '../../platform/route.ts';
import { addRubric, changeRubric, listOwnRubrics, removeRubric } from './service.ts';

export const rubricRoutes = [
  defineRoute(calls.listRubrics, {
    permission: 'rubric.manage',
    handler: ({ actor }) => listOwnRubrics(actor),
  }),
  defineRoute(calls.addRubric, {
    permission: 'rubric.manage',
    handler: ({ actor, body, now }) => addRubric(actor, body, now),
  }),
  defineRoute(calls.changeRubric, {
    permission: 'rubric.manage',
    handler: ({ actor, body, now }) => changeRubric(actor, body, now),
  }),
  defineRoute(calls.removeRubric, {
    permission: 'rubric.manage',
    handler: async ({ actor, query, now }) => {
      await removeRubric(actor, query.id, now);
      return success;
    },
  }),
];
