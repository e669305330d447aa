import type { FastifyInstance } from 'fastify';
import { html, type Markup } from '../html.ts';
import type { PlatformContext } from '../platform-context.ts';
import { findTool, type Period, type RegisteredTool, type ResourceLink } from '../state.ts';
import { type CourseVisit, registerCourseRoute, sendNotFound } from './course-route.ts';
import { renderEmpty, renderFrame, sendWebPage } from './layout.ts';
import { formatTime } from './texts.ts';
import { renderTryCard } from './try-card.ts';
import type { Visitor } from './visitor.ts';

/** The activities of a course, each in a frame of its own page or in a window. */
export function registerCoursePages(app: FastifyInstance, platform: PlatformContext): void {
  registerCourseRoute(app, platform, {
    method: 'GET',
    path: '',
    handle: (visit) => sendCourse(platform, visit),
  });
  registerCourseRoute(app, platform, {
    method: 'GET',
    path: '/links/:linkId',
    handle: (visit) => sendActivity(platform, visit),
  });
  registerCourseRoute(app, platform, {
    method: 'GET',
    path: '/add',
    staffOnly: true,
    handle: (visit) => sendDialog(platform, visit),
  });
  registerCourseRoute(app, platform, {
    method: 'POST',
    path: '/links/:linkId/remove',
    staffOnly: true,
    handle: ({ course, parameters, base, reply }) => {
      course.links = course.links.filter(({ id }) => id !== parameters.linkId);
      course.lineItems = course.lineItems.filter(
        ({ resourceLinkId }) => resourceLinkId !== parameters.linkId,
      );
      return reply.redirect(base, 303);
    },
  });
}

const canDeepLink = ({ status, messages }: RegisteredTool) =>
  status === 'approved' && messages.some(({ type }) => type === 'LtiDeepLinkingRequest');

function sendCourse(platform: PlatformContext, visit: CourseVisit): unknown {
  const { course, visitor, query, isStaff, base, reply } = visit;
  const { translate } = visitor;
  const tools = platform.state.tools.filter(canDeepLink);
  const toTools = html`<a class="button second" href="/settings">${translate('go_to_tools')}</a>`;
  const add = isStaff && tools.length > 0 ? renderAdd(visit, tools) : null;
  // A tool that sends somebody back may say why (LTI Core 1.3, 5.4.4).
  const error =
    query.lti_errormsg === undefined
      ? null
      : html`<p class="notice wrong" role="alert" dir="auto">${query.lti_errormsg}</p>`;
  const notice =
    query.lti_msg === undefined
      ? null
      : html`<p class="notice" role="status" dir="auto">${query.lti_msg}</p>`;
  const hint = !isStaff
    ? renderEmpty(translate('no_activities'), translate('no_activities_student'))
    : tools.length > 0
      ? renderEmpty(translate('no_activities'), translate('no_activities_instructor'))
      : renderEmpty(
          translate('no_tools'),
          translate(platform.state.tools.length > 0 ? 'no_deep_linking' : 'no_tools_hint'),
          toTools,
        );
  const cards = course.links.map((link) => renderLink(visit, link));
  return sendWebPage(reply, visitor, {
    title: course.title,
    course,
    tab: 'activities',
    body: html`<div class="head"><h1>${translate('activities')}</h1>${add}</div>
${error}${notice}
${cards.length > 0 ? html`<ul class="cards" data-base="${base}">${cards}</ul>` : hint}
${renderTryCard(platform.state, visitor)}`,
  });
}

function renderAdd({ visitor: { translate }, base }: CourseVisit, tools: RegisteredTool[]): Markup {
  const links = tools.map(({ clientId, name }) => {
    const label = tools.length === 1 ? translate('add_activity') : translate('add_from', { tool: name });
    return html`<a class="button" href="${base}/add?tool=${encodeURIComponent(clientId)}">${label}</a>`;
  });
  return html`<div class="actions">${links}</div>`;
}

function renderLink({ course, visitor, isStaff, base }: CourseVisit, link: ResourceLink): Markup {
  const { translate } = visitor;
  const page = `${base}/links/${encodeURIComponent(link.id)}`;
  const items = course.lineItems.filter(({ resourceLinkId }) => resourceLinkId === link.id);
  const facts = [
    ...describePeriod(visitor, link),
    ...items.map(({ label, scoreMaximum }) => {
      const points = translate('points', { points: scoreMaximum });
      return items.length === 1 ? points : `${label}: ${points}`;
    }),
  ];
  const remove = isStaff
    ? html`<form method="post" action="${page}/remove"><button class="plain">${translate('remove')}</button></form>`
    : null;
  const query = new URLSearchParams({ link: link.id, target: 'window' });
  return html`<li class="card"><h2 dir="auto">${link.title}</h2>
<p dir="auto">${link.text}</p><p class="soft">${facts.join(' · ')}</p>
<div class="actions"><a class="button" href="${page}">${translate('open')}</a>
<a class="button second" target="_blank" href="${base}/launch?${query.toString()}">${translate('open_window')}</a>${remove}</div></li>`;
}

function describePeriod({ translate, language }: Visitor, link: ResourceLink): string[] {
  const say = (
    key: 'available_from' | 'available_until' | 'due',
    period: Period,
    end: keyof Period,
  ): string[] => {
    const time = period[end];
    return time === undefined ? [] : [translate(key, { time: formatTime(language, time) })];
  };
  return [
    ...say('available_from', link.available, 'startDateTime'),
    ...say('available_until', link.available, 'endDateTime'),
    ...say('due', link.submission, 'endDateTime'),
  ];
}

function sendActivity(platform: PlatformContext, visit: CourseVisit): unknown {
  const { course, visitor, base, parameters, reply } = visit;
  const { translate } = visitor;
  const link = course.links.find(({ id }) => id === parameters.linkId);
  if (!link) return sendNotFound(reply, visitor);
  const tool = findTool(platform.state, link.clientId);
  const query = new URLSearchParams({ link: link.id, target: 'iframe' });
  const frame = renderFrame(`${base}/launch?${query.toString()}`, {
    title: translate('tool_frame', { tool: tool.name }),
    closeHref: base,
  });
  return sendWebPage(reply, visitor, {
    title: link.title,
    course,
    tab: 'activities',
    body: html`<div class="head"><h1 dir="auto">${link.title}</h1><a href="${base}">${translate('back_to_course')}</a></div>
${frame}`,
  });
}

function sendDialog(platform: PlatformContext, visit: CourseVisit): unknown {
  const { course, visitor, base, query, reply } = visit;
  const { translate } = visitor;
  const tool = platform.state.tools.find(({ clientId }) => clientId === query.tool);
  if (!tool || !canDeepLink(tool)) return sendNotFound(reply, visitor);
  const launch = new URLSearchParams({
    message: 'LtiDeepLinkingRequest',
    tool: tool.clientId,
    target: 'iframe',
  });
  const frame = renderFrame(`${base}/launch?${launch.toString()}`, {
    title: translate('tool_frame', { tool: tool.name }),
    closeHref: base,
  });
  return sendWebPage(reply, visitor, {
    title: translate('add_activity'),
    course,
    tab: 'activities',
    body: html`<div class="head"><h1>${translate('add_activity')}</h1><a href="${base}">${translate('back_to_course')}</a></div>
${frame}`,
  });
}
