import { classId, getClassAnswer, updateClassBody } from '@redraft/contracts';
import { z } from 'zod';
import { canReadClassAsStaff, canReadClassAsStudent } from '../../access/index.ts';
import { AppError } from '../../platform/errors.ts';
import { defineRoute } from '../../platform/route.ts';
import { classBounds, listAssignments } from '../assignments/index.ts';
import { changeClass, includesAssignments, loadStanding } from '../classes/index.ts';
import { presentClassForStaff } from './staff-view.ts';
import { presentClassForStudent } from './student-view.ts';

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
      if (canReadClassAsStaff(actor, standing)) return presentClassForStaff(actor, standing, query.id);
      if (canReadClassAsStudent(actor, standing)) return presentClassForStudent(actor, query.id, now);
      throw new AppError('not_found');
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
