import type { FastifyInstance, FastifyReply } from 'fastify';
import type { JWTPayload } from 'jose';
import { z } from 'zod';
import { sendPage } from '../launch/authorization.ts';
import type { LaunchMessage } from '../launch/messages.ts';
import type { PlatformContext } from '../platform-context.ts';
import type { DeepLinkingResponse } from '../received.ts';
import { verifyToolToken } from '../services/tool-tokens.ts';
import { findCourse, findTool } from '../state.ts';
import { claimNames, deepLinkingResponse, ltiVersion } from '../vocabulary.ts';
import { addContentItems, contentItemsSchema } from './content-items.ts';
import { buildReturnPage } from './return-page.ts';

const textSchema = z.string().optional();
const claimsSchema = z.looseObject({
  [claimNames.messageType]: z.literal(deepLinkingResponse),
  [claimNames.version]: z.literal(ltiVersion),
  [claimNames.deploymentId]: z.string(),
  [claimNames.deepLinkingData]: textSchema,
  [claimNames.contentItems]: contentItemsSchema.default([]),
  [claimNames.deepLinkingMessage]: textSchema,
  [claimNames.deepLinkingLog]: textSchema,
  [claimNames.deepLinkingErrorMessage]: textSchema,
  [claimNames.deepLinkingErrorLog]: textSchema,
});
type ResponseClaims = z.infer<typeof claimsSchema>;

/** Where a tool sends what somebody has picked. It is taken once for each question. */
export function registerDeepLinking(app: FastifyInstance, platform: PlatformContext): void {
  app.post<{ Params: { hint: string } }>('/lti/deep-linking/:hint', async (request, reply) => {
    const launch = platform.launches.get(request.params.hint);
    if (launch?.message !== 'LtiDeepLinkingRequest')
      return refuse(reply, 'Nobody asked for this answer, or it was given before.');
    const form = z.object({ JWT: z.string() }).safeParse(request.body);
    if (!form.success) return refuse(reply, 'The form has no JWT.');
    const read = await readResponse(platform, launch, form.data.JWT);
    if (read.kind === 'refused') return refuse(reply, read.reason);
    platform.launches.delete(launch.hint);
    platform.received.deepLinkingResponses.push(read.response);
    const course = findCourse(platform.state, launch.courseId);
    const links = addContentItems(course, launch, read.claims[claimNames.contentItems]);
    const message = read.response.errorMessage ?? read.response.message;
    return sendPage(reply, buildReturnPage({ course, links, message }));
  });
}

function refuse(reply: FastifyReply, reason: string): FastifyReply {
  return reply.code(400).type('text/plain; charset=utf-8').send(reason);
}

type Read =
  | { kind: 'response'; claims: ResponseClaims; response: DeepLinkingResponse }
  | { kind: 'refused'; reason: string };

async function readResponse(platform: PlatformContext, launch: LaunchMessage, token: string): Promise<Read> {
  const verified = await verifyToolToken(platform, token, {
    tool: findTool(platform.state, launch.clientId),
    audience: [platform.origin],
    requiredClaims: ['nonce'],
  });
  if (verified.kind === 'refused') return verified;
  const parsed = claimsSchema.safeParse(verified.claims);
  if (!parsed.success) return { kind: 'refused', reason: z.prettifyError(parsed.error) };
  const claims = parsed.data;
  if (claims[claimNames.deploymentId] !== launch.deploymentId)
    return { kind: 'refused', reason: 'The deployment is another one.' };
  if (claims[claimNames.deepLinkingData] !== launch.hint)
    return { kind: 'refused', reason: 'data did not come back as it was sent.' };
  return { kind: 'response', claims, response: describeResponse(launch, claims, verified.claims) };
}

function describeResponse(
  { clientId, deploymentId }: LaunchMessage,
  claims: ResponseClaims,
  sent: JWTPayload,
): DeepLinkingResponse {
  return {
    clientId,
    deploymentId,
    data: claims[claimNames.deepLinkingData] ?? null,
    // Cast: as it was sent; that it is a list of objects was parsed before.
    contentItems: (sent[claimNames.contentItems] ?? []) as Record<string, unknown>[],
    message: claims[claimNames.deepLinkingMessage] ?? null,
    log: claims[claimNames.deepLinkingLog] ?? null,
    errorMessage: claims[claimNames.deepLinkingErrorMessage] ?? null,
    errorLog: claims[claimNames.deepLinkingErrorLog] ?? null,
  };
}
