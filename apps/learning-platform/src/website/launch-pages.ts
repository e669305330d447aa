import type { FastifyInstance } from 'fastify';
import { buildAutoPostPage } from '../html.ts';
import { sendPage } from '../launch/authorization.ts';
import { initiateLogin, type LaunchOptions } from '../launch/messages.ts';
import type { PlatformContext } from '../platform-context.ts';
import type { MessageType } from '../vocabulary.ts';
import { type CourseVisit, registerCourseRoute, sendNotFound } from './course-route.ts';

/** Where a frame or a window begins: it goes on to the tool's login by itself. */
export function registerLaunchPages(app: FastifyInstance, platform: PlatformContext): void {
  registerCourseRoute(app, platform, {
    method: 'GET',
    path: '/launch',
    handle: (visit) => {
      const options = readLaunch(visit);
      if (!options || !isPossible(platform, visit, options)) return sendNotFound(visit.reply, visit.visitor);
      const { method, url, parameters, href } = initiateLogin(platform, options);
      if (method === 'GET') return visit.reply.redirect(href, 302);
      return sendPage(visit.reply, buildAutoPostPage(url, parameters));
    },
  });
}

/** What may be launched by whom: messages of staff are refused to students. */
function readLaunch({ course, person, visitor, query, isStaff }: CourseVisit): LaunchOptions | null {
  const target = query.target === 'window' ? 'window' : 'iframe';
  const message: MessageType =
    query.message === 'LtiDeepLinkingRequest' || query.message === 'LtiSubmissionReviewRequest'
      ? query.message
      : 'LtiResourceLinkRequest';
  if (message === 'LtiDeepLinkingRequest' && !isStaff) return null;
  if (message === 'LtiSubmissionReviewRequest' && !isStaff && query.for_user !== person.id) return null;
  return {
    personId: person.id,
    courseId: course.id,
    message,
    documentTarget: target,
    locale: visitor.language,
    ...(query.link === undefined ? {} : { linkId: query.link }),
    ...(query.tool === undefined ? {} : { clientId: query.tool }),
    ...(query.line_item === undefined ? {} : { lineItemId: query.line_item }),
    ...(query.for_user === undefined ? {} : { forUserId: query.for_user }),
    ...(target === 'iframe' ? { storageTarget: '_parent' } : {}),
  };
}

/** Links of old pages name what is gone. */
function isPossible(platform: PlatformContext, { course }: CourseVisit, options: LaunchOptions): boolean {
  const link = course.links.find(({ id }) => id === options.linkId);
  const item = course.lineItems.find(({ id }) => id === options.lineItemId);
  const clientId = options.clientId ?? link?.clientId ?? item?.clientId;
  const tool = platform.state.tools.find((candidate) => candidate.clientId === clientId);
  const isReview = options.message === 'LtiSubmissionReviewRequest';
  return (
    tool?.status === 'approved' &&
    (options.linkId === undefined || link !== undefined) &&
    (!isReview || (item !== undefined && options.forUserId !== undefined))
  );
}
