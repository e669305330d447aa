import { type ClassId, type StudentClassDetail, success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/class-page';
import { type Actor, canReadClassAsStaff, canReadClassAsStudent } from '../../access/index.ts';
import { presentSubmissions } from '../../domain/class-texts/index.ts';
import type { EditorHost } from '../../domain/editor-host/index.ts';
import { loadMembership, loadStaffMembership } from '../../domain/members/index.ts';
import { AppError } from '../../platform/errors.ts';
import { defineRoute } from '../../platform/route.ts';
import { changeClassAndLimits } from './change-class.ts';
import { removeClassWithContents } from './remove-class.ts';
import { presentClassForStaff, presentOverview, type ViewedClass } from './staff-view.ts';
import { presentClassForStudent } from './student-view.ts';

/** A class, in the view for the reader's membership. */
async function readAsMember<Staff>(
  reader: { actor: Actor; classId: ClassId; now: Date; editorHost: EditorHost },
  presentForStaff: (viewed: ViewedClass) => Promise<Staff>,
): Promise<Staff | StudentClassDetail> {
  const { actor, classId, now, editorHost } = reader;
  const membership = await loadMembership(actor, classId);
  if (canReadClassAsStaff(actor, membership))
    return presentForStaff({ actor, membership, classId, editorHost, now });
  if (!canReadClassAsStudent(actor, membership)) throw new AppError('not_found');
  return presentClassForStudent(actor, classId, now);
}

export const classPageRoutes = [
  defineRoute(calls.readClass, {
    permission: 'class.read_as_member',
    handler: ({ actor, query, now, request: { server } }) =>
      readAsMember({ actor, classId: query.id, now, editorHost: server.editorHost }, presentClassForStaff),
  }),
  defineRoute(calls.readClassOverview, {
    permission: 'class.read_as_member',
    handler: ({ actor, query, now, request: { server } }) =>
      readAsMember({ actor, classId: query.id, now, editorHost: server.editorHost }, presentOverview),
  }),
  defineRoute(calls.readAssistedClass, {
    permission: 'class.read_as_member',
    handler: async ({ actor, query: { id: classId }, now, request: { server } }) => {
      const membership = await loadStaffMembership(actor, classId);
      const viewed = { actor, membership, classId, now, editorHost: server.editorHost };
      return presentOverview(viewed);
    },
  }),
  defineRoute(calls.listClassSubmissions, {
    permission: 'class.read_as_member',
    handler: async ({ actor, query, now }) => {
      const { classId: id, ...only } = query;
      await loadStaffMembership(actor, id);
      return presentSubmissions(id, only, now);
    },
  }),
  defineRoute(calls.removeClass, {
    permission: 'class.manage',
    handler: async ({ actor, query, now }) => {
      await removeClassWithContents(actor, query.id, now);
      return success;
    },
  }),
  defineRoute(calls.changeClass, {
    permission: 'class.manage',
    handler: async ({ actor, body, now }) => {
      await changeClassAndLimits(actor, body, now);
      return success;
    },
  }),
];
