import {
  type ClassId,
  classId,
  classOverviewAnswer,
  classSubmissionsQuery,
  getClassAnswer,
  ownedSubmission,
  updateClassBody,
} from '@redraft/contracts';
import { z } from 'zod';
import {
  type Actor,
  type ClassStanding,
  canReadClassAsStaff,
  canReadClassAsStudent,
} from '../../access/index.ts';
import { AppError } from '../../platform/errors.ts';
import { defineRoute } from '../../platform/route.ts';
import { classBounds, listAssignments } from '../assignments/index.ts';
import { changeClass, includesAssignments, loadStanding } from '../classes/index.ts';
import { removeWholeClass } from './remove-class.ts';
import { presentClassForStaff, presentOverview } from './staff-view.ts';
import { presentClassForStudent } from './student-view.ts';
import { presentSubmissions } from './submissions-view.ts';

function forStudent(actor: Actor, member: { standing: ClassStanding; classId: ClassId }, now: Date) {
  if (!canReadClassAsStudent(actor, member.standing)) throw new AppError('not_found');
  return presentClassForStudent(actor, member.classId, now);
}

export const classPageRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/classes/getclass',
    summary: 'A class: whole for its staff, the own part for its students',
    permission: 'class.read_as_member',
    query: z.object({ id: classId }),
    answer: getClassAnswer,
    errors: ['not_found'],
    handler: async ({ actor, query, now }) => {
      const standing = await loadStanding(actor, query.id);
      if (canReadClassAsStaff(actor, standing))
        return presentClassForStaff({ actor, standing, classId: query.id });
      return forStudent(actor, { standing, classId: query.id }, now);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/classes/overview',
    summary: 'A class as getclass answers it, without the single texts of its students',
    permission: 'class.read_as_member',
    query: z.object({ id: classId }),
    answer: classOverviewAnswer,
    errors: ['not_found'],
    handler: async ({ actor, query, now }) => {
      const standing = await loadStanding(actor, query.id);
      if (canReadClassAsStaff(actor, standing))
        return presentOverview({ actor, standing, classId: query.id });
      return forStudent(actor, { standing, classId: query.id }, now);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/classes/submissions',
    summary: 'The texts of one student of a class, or those for one assignment',
    permission: 'class.read_as_member',
    query: classSubmissionsQuery,
    answer: z.array(ownedSubmission),
    errors: ['not_found'],
    handler: async ({ actor, query }) => {
      const { classId: id, ...only } = query;
      if (!canReadClassAsStaff(actor, await loadStanding(actor, id))) throw new AppError('not_found');
      return presentSubmissions(id, only);
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/classes/class',
    summary: 'Delete a class for ever, with its assignments and submissions',
    permission: 'class.manage',
    query: z.object({ id: classId }),
    answer: z.object({ success: z.literal(true) }),
    errors: ['not_found'],
    handler: async ({ actor, query, now }) => {
      await removeWholeClass(actor, query.id, now);
      return { success: true as const };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/updateClass',
    summary: 'Change the details of a class',
    permission: 'class.manage',
    body: updateClassBody,
    answer: z.object({ success: z.literal(true) }),
    errors: ['not_found', 'conflict.changed', 'class.has_assignments_outside'],
    handler: async ({ actor, body, now }) => {
      await changeClass({
        actor,
        body,
        now,
        hasRoomFor: async (values) => {
          const bounds = classBounds({
            start_day: values.startDay,
            end_day: values.endDay,
            time_zone: values.timeZone,
          });
          const assignments = await listAssignments(body.id);
          return includesAssignments(
            bounds,
            assignments.map((row) => ({ startAt: row.start_at, endAt: row.end_at })),
          );
        },
      });
      return { success: true as const };
    },
  }),
];
