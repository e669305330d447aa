import type { AssignmentId } from '@redraft/contracts';
import { answerDeepLinking, takeDeepLinkingResponse } from '../../domain/lti/index.ts';
import type { DemoArrival } from './arrive.ts';

/** Answers the instructor's deep-linking dialog, and posts the answer to the platform as a browser would. */
export async function linkAssignment(
  { actor, target }: DemoArrival,
  { assignmentId, toolOrigin }: { assignmentId: AssignmentId; toolOrigin: string },
  now: Date,
): Promise<void> {
  const id = target.slice(target.lastIndexOf('/') + 1);
  const body = { id, assignmentIds: [assignmentId], isByDraft: false };
  const { code } = await answerDeepLinking(actor, { body, url: `${toolOrigin}/lti/launch` }, now);
  const { returnUrl, token } = await takeDeepLinkingResponse(code, now);
  const answer = await fetch(returnUrl, { method: 'POST', body: new URLSearchParams({ JWT: token }) });
  if (!answer.ok) throw new Error(`The demo's activity was answered with ${answer.status}.`);
}
