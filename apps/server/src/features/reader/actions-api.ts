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
type ActionContext = Pick<RouteContext<unknown>, 'now' | 'request'> & { actor: Actor };

function nextSteps({ actor, now, request }: ActionContext, id: SubmissionId) {
  return readSubmission(actor, { id, editorHost: request.server.editorHost }, now);
}

export const readerActionRoutes = [
  defineRoute(calls.setToRevise, {
    permission: 'submission.manage',
    handler: async (context) => {
      await setToRevise(context.actor, context.query.submissionId, context.now);
      return nextSteps(context, context.query.submissionId);
    },
  }),
  defineRoute(calls.finalizeSubmission, {
    permission: 'submission.manage',
    handler: async (context) => {
      await finalizeText(context.actor, context.query.id, context.now);
      return nextSteps(context, context.query.id);
    },
  }),
  defineRoute(calls.setEnableWriting, {
    permission: 'submission.manage',
    handler: async (context) => {
      await setEnableWriting(context.actor, context.body, context.now);
      return nextSteps(context, context.body.submissionId);
    },
  }),
  defineRoute(calls.setDraftResubmit, {
    permission: 'submission.manage',
    handler: async (context) => {
      await setDraftResubmit(context.actor, context.body, context.now);
      return nextSteps(context, context.body.submissionId);
    },
  }),
  defineRoute(calls.endCommenting, {
    permission: 'submission.manage',
    handler: async (context) => {
      await endCommenting(context.actor, context.body, context.now);
      return nextSteps(context, context.body.submissionId);
    },
  }),
  defineRoute(calls.submitForStudent, {
    permission: 'submission.manage',
    handler: async (context) => {
      await submitForStudent(context.actor, context.body, context.now);
      return nextSteps(context, context.body.submissionId);
    },
  }),
];
