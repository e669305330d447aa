import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/class-list';
import { listLookups, listOwnedClasses, registerClass, setArchived } from '../../domain/classes/index.ts';
import { removeStudent } from '../../domain/members/index.ts';
import { defineRoute } from '../../platform/route.ts';

export const classRoutes = [
  defineRoute(calls.listLookups, {
    permission: 'account.use',
    handler: ({ query }) => listLookups(query.type),
  }),
  defineRoute(calls.listOwnedClasses, {
    permission: 'class.list_own',
    handler: ({ actor, query }) =>
      listOwnedClasses(actor, { index: query.index, isArchived: query.archived }),
  }),
  defineRoute(calls.registerClass, {
    permission: 'class.create',
    handler: async ({ actor, body, now }) => ({ id: await registerClass(actor, body, now) }),
  }),
  defineRoute(calls.setClassArchived, {
    permission: 'class.manage',
    handler: async ({ actor, query, now }) => {
      await setArchived(actor, { id: query.id, isArchived: query.archived }, now);
      return success;
    },
  }),
  defineRoute(calls.removeStudent, {
    permission: 'class.manage',
    handler: ({ actor, body, now }) => removeStudent(actor, body, now),
  }),
];
