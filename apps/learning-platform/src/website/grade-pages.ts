import type { FastifyInstance } from 'fastify';
import { html, type Markup } from '../html.ts';
import type { PlatformContext } from '../platform-context.ts';
import { computeGrade, lastScoreOf } from '../services/scores.ts';
import { findPerson, findTool, type LineItem, type Member } from '../state.ts';
import { type CourseVisit, registerCourseRoute, sendNotFound } from './course-route.ts';
import { renderEmpty, renderFrame, sendWebPage } from './layout.ts';
import { formatTime, isTextKey, type Translate } from './texts.ts';

/** The gradebook: a row for each student, a column for each line item; a student sees their own row. */
export function registerGradePages(app: FastifyInstance, platform: PlatformContext): void {
  registerCourseRoute(app, platform, {
    method: 'GET',
    path: '/grades',
    handle: (visit) => sendGradebook(platform, visit),
  });
  registerCourseRoute(app, platform, {
    method: 'GET',
    path: '/grades/:lineItemId/:personId',
    handle: (visit) => sendReview(platform, visit),
  });
}

const isLearner = ({ roles, status }: Member) => roles.includes('learner') && status !== 'Deleted';

function sendGradebook(platform: PlatformContext, visit: CourseVisit): unknown {
  const { course, visitor, isStaff, person, reply } = visit;
  const { translate } = visitor;
  const items = course.lineItems.filter(({ gradesReleased }) => isStaff || gradesReleased !== false);
  const members = course.members.filter(
    (member) => isLearner(member) && (isStaff || member.personId === person.id),
  );
  const head = items.map((item) => renderHead(visit, item));
  const rows = members.map(({ personId }) => {
    const student = findPerson(platform.state, personId);
    const cells = items.map((item) => renderCell(visit, item, personId));
    return html`<tr><th scope="row" dir="auto">${student.givenName} ${student.familyName}</th>${cells}</tr>`;
  });
  const table = html`<div class="scroll"><table><thead><tr><th scope="col">${translate('student')}</th>${head}</tr></thead><tbody>${rows}</tbody></table></div>`;
  return sendWebPage(reply, visitor, {
    title: translate('grades'),
    course,
    tab: 'grades',
    body: html`<h1>${translate('grades')}</h1>
${items.length > 0 ? table : renderEmpty(translate('no_line_items'), translate('no_line_items_hint'))}`,
  });
}

function renderHead({ visitor: { translate, language }, isStaff }: CourseVisit, item: LineItem): Markup {
  const facts = [
    translate('points', { points: item.scoreMaximum }),
    ...(item.endDateTime === undefined
      ? []
      : [translate('due', { time: formatTime(language, item.endDateTime) })]),
    ...(isStaff && item.gradesReleased !== undefined
      ? [translate(item.gradesReleased ? 'released' : 'not_released')]
      : []),
  ].map((fact) => html`<small>${fact}</small>`);
  return html`<th scope="col"><span dir="auto">${item.label}</span>${facts}</th>`;
}

function renderCell(
  { visitor: { translate, language }, base }: CourseVisit,
  item: LineItem,
  personId: string,
): Markup {
  const score = lastScoreOf(item, personId);
  if (!score) return html`<td>${translate('not_graded')}</td>`;
  const grade = computeGrade(item, personId);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const shown =
    grade === null
      ? null
      : html`<p class="score">${number.format(grade)} / ${number.format(item.scoreMaximum)}</p>`;
  const badges = [
    nameProgress(translate, `activity_${score.activityProgress}`),
    nameProgress(translate, `grading_${score.gradingProgress}`),
  ].map((text) => html`<span class="badge">${text}</span>`);
  const comment =
    score.comment === undefined ? null : html`<p class="comment" dir="auto">${score.comment}</p>`;
  const page = `${base}/grades/${encodeURIComponent(item.id)}/${encodeURIComponent(personId)}`;
  const review = isReviewable(item, score.activityProgress)
    ? html`<a href="${page}">${item.submissionReview?.label ?? translate('review')}</a>`
    : null;
  return html`<td>${shown}<p>${badges}</p>${comment}<p class="soft">${translate('sent', { time: formatTime(language, score.timestamp) })}</p>${review}</td>`;
}

/** Where a tool offers reviews, in the states that it names, or in each of them. */
function isReviewable({ submissionReview }: LineItem, progress: string): boolean {
  if (!submissionReview) return false;
  return submissionReview.reviewableStatus?.includes(progress) ?? true;
}

const nameProgress = (translate: Translate, key: string) => (isTextKey(key) ? translate(key) : key);

function sendReview(platform: PlatformContext, visit: CourseVisit): unknown {
  const { course, visitor, base, parameters, person, isStaff, reply } = visit;
  const { translate } = visitor;
  const item = course.lineItems.find(({ id }) => id === parameters.lineItemId);
  const member = course.members.find(({ personId }) => personId === parameters.personId);
  if (!item?.submissionReview || !member || (!isStaff && member.personId !== person.id))
    return sendNotFound(reply, visitor);
  const student = findPerson(platform.state, member.personId);
  const launch = new URLSearchParams({
    message: 'LtiSubmissionReviewRequest',
    line_item: item.id,
    for_user: student.id,
    target: 'iframe',
  });
  const frame = renderFrame(`${base}/launch?${launch.toString()}`, {
    title: translate('tool_frame', { tool: findTool(platform.state, item.clientId).name }),
    closeHref: `${base}/grades`,
  });
  return sendWebPage(reply, visitor, {
    title: item.label,
    course,
    tab: 'grades',
    body: html`<div class="head"><h1 dir="auto">${item.label}: ${student.givenName} ${student.familyName}</h1><a href="${base}/grades">${translate('back_to_grades')}</a></div>
${frame}`,
  });
}
