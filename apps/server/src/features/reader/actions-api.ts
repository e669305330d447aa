import type { SubmissionId } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/reader-acts';
import type { Actor } from '../../access/index.ts';
import {
  endCommenting,
  finalizeText,
  setDraftResubmit,
  setEnableWriting,
  setToRevise,
  submitForStudent,
} from '../../domain/submissions/index.ts';
import { defineRoute, type RouteContext } from '../../platform/route.ts';
import { readSubmission } from './reader.ts';

/** Every act answers with the updated submission. */
type Given = Pick<RouteContext<unknown>, 'now' | 'request'> & { actor: Actor };

function afterwards({ actor, now, request }: Given, id: SubmissionId) {
  return readSubmission(actor, { id, editorHost: request.server.editorHost }, now);
}

export const readerActionRoutes = [
  defineRoute(calls.setToRevise, {
    permission: 'submission.manage',
    handler: async (given) => {
      await setToRevise(given.actor, given.query.submissionId, given.now);
      return afterwards(given, given.query.submissionId);
    },
  }),
  defineRoute(calls.finalizeSubmission, {
    permission: 'submission.manage',
    handler: async (given) => {
      await finalizeText(given.actor, given.query.id, given.now);
      return afterwards(given, given.query.id);
    },
  }),
  defineRoute(calls.setEnableWriting, {
    permission: 'submission.manage',
    handler: async (given) => {
      await setEnableWriting(given.actor, given.body, given.now);
      return afterwards(given, given.body.submissionId);
    },
  }),
  defineRoute(calls.setDraftResubmit, {
    permission: 'submission.manage',
    handler: async (given) => {
      await setDraftResubmit(given.actor, given.body, given.now);
      return afterwards(given, given.body.submissionId);
    },
  }),
  defineRoute(calls.endCommenting, {
    permission: 'submission.manage',
    handler: async (given) => {
      await endCommenting(given.actor, given.body, given.now);
      return afterwards(given, given.body.submissionId);
    },
  }),
  defineRoute(calls.submitForStudent, {
    permission: 'submission.manage',
    handler: async (given) => {
      await submitForStudent(given.actor, given.body, given.now);
      return afterwards(given, given.body.submissionId);
    },
  }),
];
