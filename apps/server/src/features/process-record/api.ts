import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/process-record';
import { readAccessLog } from '../../domain/access-log/index.ts';
import {
  addNote,
  addRewindComment,
  changeNote,
  changeRewindComment,
  listProcessNotes,
  removeNote,
  removeRewindComment,
} from '../../domain/process-notes/index.ts';
import { loadEvidence, loadOrigins } from '../../domain/writing-figures/index.ts';
import { defineRoute } from '../../platform/route.ts';

export const processRecordRoutes = [
  defineRoute(calls.readEvidence, {
    permission: 'submission.read',
    handler: ({ actor, query, now }) => loadEvidence(actor, query.submissionId, now),
  }),
  defineRoute(calls.readOrigins, {
    permission: 'submission.read',
    handler: ({ actor, query, now }) => loadOrigins(actor, query.submissionId, now),
  }),
  defineRoute(calls.listReadings, {
    permission: 'assignment.write',
    handler: ({ actor, query }) => readAccessLog(actor, query),
  }),
  defineRoute(calls.listProcessNotes, {
    permission: 'submission.read',
    handler: ({ actor, query, now }) => listProcessNotes(actor, query.submissionId, now),
  }),
  defineRoute(calls.addProcessNote, {
    permission: 'assignment.write',
    limitPerMinute: 60,
    handler: async ({ actor, body, now }) => {
      await addNote(actor, body, now);
      return success;
    },
  }),
  defineRoute(calls.changeProcessNote, {
    permission: 'assignment.write',
    handler: async ({ actor, body, now }) => {
      await changeNote(actor, body, now);
      return success;
    },
  }),
  defineRoute(calls.removeProcessNote, {
    permission: 'assignment.write',
    handler: async ({ actor, query }) => {
      await removeNote(actor, query.id);
      return success;
    },
  }),
  defineRoute(calls.addMomentComment, {
    permission: 'submission.mark',
    handler: async ({ actor, body, now }) => {
      await addRewindComment(actor, body, now);
      return success;
    },
  }),
  defineRoute(calls.changeMomentComment, {
    permission: 'submission.mark',
    handler: async ({ actor, body, now }) => {
      await changeRewindComment(actor, body, now);
      return success;
    },
  }),
  defineRoute(calls.removeMomentComment, {
    permission: 'submission.mark',
    handler: async ({ actor, query, now }) => {
      await removeRewindComment(actor, query.id, now);
      return success;
    },
  }),
];
