import {
  assignmentDetail,
  assignmentId,
  createAssignmentBody,
  flag,
  updateAssignmentBody,
} from '@redraft/contracts';
import { z } from 'zod';
import { defineRoute } from '../../platform/route.ts';
import { presentAssignmentDetail } from './present.ts';
import {
  changeAssignment,
  createAssignment,
  loadManagedAssignment,
  removeAssignment,
  setPaused,
  setVisible,
} from './service.ts';

const oneAssignment = z.object({ id: assignmentId });
const done = z.object({ success: z.literal(true) });
const success = { success: true as const };
const draftErrors = ['not_found', 'assignment.draft_incomplete', 'assignment.drafts_exceed_total'] as const;

export const assignmentRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/classes/assignment',
    summary: 'An assignment as its editor needs it',
    permission: 'assignment.manage',
    query: oneAssignment,
    answer: assignmentDetail,
    errors: ['not_found'],
    handler: async ({ actor, query }) => {
      const { assignment, course, drafts } = await loadManagedAssignment(actor, query.id);
      return presentAssignmentDetail(assignment, course, drafts);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/createAssignment',
    summary: 'Create an assignment with its drafts',
    permission: 'assignment.manage',
    body: createAssignmentBody,
    answer: oneAssignment,
    errors: draftErrors,
    handler: async ({ actor, body, now }) => ({ id: await createAssignment(actor, body, now) }),
  }),
  defineRoute({
    method: 'PATCH',
    path: '/api/classes/assignment',
    summary: 'Change an assignment and its drafts',
    permission: 'assignment.manage',
    body: updateAssignmentBody,
    answer: done,
    errors: [...draftErrors, 'conflict.changed', 'assignment.draft_submitted'],
    handler: async ({ actor, body, now }) => {
      await changeAssignment(actor, body, now);
      return success;
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/classes/assignment',
    summary: 'Delete an assignment with its submissions',
    permission: 'assignment.manage',
    query: oneAssignment,
    answer: done,
    errors: ['not_found'],
    handler: async ({ actor, query, now }) => {
      await removeAssignment(actor, query.id, now);
      return success;
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/assignment/visible',
    summary: 'Show an assignment to students, or hide it',
    permission: 'assignment.manage',
    query: oneAssignment.extend({ status: flag }),
    answer: done,
    errors: ['not_found'],
    handler: async ({ actor, query, now }) => {
      await setVisible(actor, query.id, query.status, now);
      return success;
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/assignment/stoped',
    summary: 'Pause an assignment (status=true), or let students write again',
    permission: 'assignment.manage',
    query: oneAssignment.extend({ status: flag }),
    answer: done,
    errors: ['not_found'],
    handler: async ({ actor, query, now }) => {
      await setPaused(actor, query.id, query.status, now);
      return success;
    },
  }),
];
