import {
  type ClassId,
  classIdSchema,
  classOverviewAnswerSchema,
  classSubmissionsQuerySchema,
  doneSchema,
  getClassAnswerSchema,
  ownedSubmissionSchema,
  type StudentClassDetail,
  success,
  updateClassBodySchema,
} from '@redraft/contracts';
import { z } from 'zod';
import { type Actor, canReadClassAsStaff, canReadClassAsStudent } from '../../access/index.ts';
import { presentSubmissions } from '../../domain/class-texts/index.ts';
import type { EditorHost } from '../../domain/editor-host/index.ts';
import { loadStaffStanding, loadStanding } from '../../domain/members/index.ts';
import { AppError } from '../../platform/errors.ts';
import { defineRoute } from '../../platform/route.ts';
import { changeWholeClass } from './change-class.ts';
import { removeWholeClass } from './remove-class.ts';
import { presentClassForStaff, presentOverview, type Viewed } from './staff-view.ts';
import { presentClassForStudent } from './student-view.ts';

/** A class as its reader's place in it allows. */
async function readAsMember<Staff>(
  reader: { actor: Actor; classId: ClassId; now: Date; editorHost: EditorHost },
  presentForStaff: (viewed: Viewed) => Promise<Staff>,
): Promise<Staff | StudentClassDetail> {
  const { actor, classId, now, editorHost } = reader;
  const standing = await loadStanding(actor, classId);
  if (canReadClassAsStaff(actor, standing))
    return presentForStaff({ actor, standing, classId, editorHost, now });
  if (!canReadClassAsStudent(actor, standing)) throw new AppError('not_found');
  return presentClassForStudent(actor, classId, now);
}

export const classPageRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/classes/getclass',
    summary: 'A class: whole for its staff, the own part for its students',
    permission: 'class.read_as_member',
    query: z.object({ id: classIdSchema }),
    answer: getClassAnswerSchema,
    errors: ['not_found'],
    handler: ({ actor, query, now, request: { server } }) =>
      readAsMember({ actor, classId: query.id, now, editorHost: server.editorHost }, presentClassForStaff),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/classes/overview',
    summary: 'A class as getclass answers it, less its texts and what only the editor of an assignment needs',
    permission: 'class.read_as_member',
    query: z.object({ id: classIdSchema }),
    answer: classOverviewAnswerSchema,
    errors: ['not_found'],
    handler: ({ actor, query, now, request: { server } }) =>
      readAsMember({ actor, classId: query.id, now, editorHost: server.editorHost }, presentOverview),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/assistant/classdetail',
    summary: 'A class as overview answers it for its staff, as JSON in a text',
    permission: 'class.read_as_member',
    query: z.object({ id: classIdSchema }),
    answer: z.string(),
    errors: ['not_found'],
    handler: async ({ actor, query: { id: classId }, now, request: { server } }) => {
      const standing = await loadStaffStanding(actor, classId);
      const viewed = { actor, standing, classId, now, editorHost: server.editorHost };
      return JSON.stringify(await presentOverview(viewed));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/classes/submissions',
    summary: 'The texts of one student of a class, or those for one assignment',
    permission: 'class.read_as_member',
    query: classSubmissionsQuerySchema,
    answer: z.array(ownedSubmissionSchema),
    errors: ['not_found'],
    handler: async ({ actor, query, now }) => {
      const { classId: id, ...only } = query;
      await loadStaffStanding(actor, id);
      return presentSubmissions(id, only, now);
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/classes/class',
    summary: 'Delete a class for ever, with its assignments and submissions',
    permission: 'class.manage',
    query: z.object({ id: classIdSchema }),
    answer: doneSchema,
    errors: ['not_found'],
    handler: async ({ actor, query, now }) => {
      await removeWholeClass(actor, query.id, now);
      return success;
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/updateClass',
    summary: 'Change the details of a class',
    permission: 'class.manage',
    body: updateClassBodySchema,
    answer: doneSchema,
    errors: [
      'not_found',
      'conflict.changed',
      'class.dates_reversed',
      'class.area_required',
      'class.level_required',
      'class.has_assignments_outside',
      'class.letter_in_use',
    ],
    handler: async ({ actor, body, now }) => {
      await changeWholeClass(actor, body, now);
      return success;
    },
  }),
];
