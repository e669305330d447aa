import type { FastifyInstance } from 'fastify';
import { html, type Markup } from '../html.ts';
import type { PlatformContext } from '../platform-context.ts';
import { createId, findPerson, type Member } from '../state.ts';
import type { Role } from '../vocabulary.ts';
import { addMember } from '../world.ts';
import { type CourseVisit, readInput, registerCourseRoute } from './course-route.ts';
import { sendWebPage } from './layout.ts';
import type { Translate } from './texts.ts';
import { renderTryCard } from './try-card.ts';
import { buildCookie, languageCookie, personCookie, readVisitor } from './visitor.ts';

/** Who is looking, in which language; and the roster of a course. */
export function registerPeoplePages(app: FastifyInstance, platform: PlatformContext): void {
  const { state } = platform;
  const firstCourse = () => `/courses/${encodeURIComponent(state.courses[0]?.id ?? '')}`;
  app.get('/', (request, reply) =>
    reply.redirect(readVisitor(platform, request).person ? firstCourse() : '/people', 303),
  );
  app.get('/people', (request, reply) => {
    const visitor = readVisitor(platform, request);
    const { translate } = visitor;
    const choices = state.people.map((person) => {
      const roles = state.courses.flatMap(
        ({ members }) => members.find(({ personId }) => personId === person.id)?.roles ?? [],
      );
      return html`<li class="card choice"><button class="choose" name="person" value="${person.id}"><strong dir="auto">${person.givenName} ${person.familyName}</strong><br><span class="soft">${nameRoles(translate, roles)}</span></button></li>`;
    });
    return sendWebPage(reply, visitor, {
      title: translate('who'),
      body: html`<h1>${translate('who')}</h1><p>${translate('who_hint')}</p>
<form method="post" action="/people"><ul class="cards people">${choices}</ul></form>
${renderTryCard(state, visitor)}`,
    });
  });
  app.post('/people', (request, reply) => {
    const { form } = readInput(request);
    return reply.header('set-cookie', buildCookie(personCookie, form.person ?? '')).redirect('/', 303);
  });
  app.post('/language', (request, reply) => {
    const { form } = readInput(request);
    const { referer } = request.headers;
    const back = referer !== undefined && URL.canParse(referer) ? new URL(referer).pathname : '/';
    return reply.header('set-cookie', buildCookie(languageCookie, form.language ?? 'en')).redirect(back, 303);
  });
  registerCourseRoute(app, platform, {
    method: 'GET',
    path: '/people',
    handle: (visit) => sendRoster(platform, visit),
  });
  registerMemberChanges(app, platform);
}

const statuses = ['Active', 'Inactive', 'Deleted'] as const;

function registerMemberChanges(app: FastifyInstance, platform: PlatformContext): void {
  registerCourseRoute(app, platform, {
    method: 'POST',
    path: '/members',
    staffOnly: true,
    handle: ({ course, form, base, reply }) => {
      const member = course.members.find(({ personId }) => personId === form.person);
      const status = statuses.find((one) => one === form.status);
      if (member && status) Object.assign(member, { status, changedAt: platform.now().toISOString() });
      return reply.redirect(`${base}/people`, 303);
    },
  });
  registerCourseRoute(app, platform, {
    method: 'POST',
    path: '/members/new',
    staffOnly: true,
    handle: ({ course, base, reply }) => {
      const added = addMember(platform.state, course, {
        personId: `person-${createId()}`,
        roles: ['learner'],
        changedAt: platform.now().toISOString(),
      });
      const number = platform.state.people.length;
      Object.assign(added, nameNewcomer(number));
      return reply.redirect(`${base}/people`, 303);
    },
  });
}

function nameNewcomer(number: number) {
  const username = `newcomer.${number}`;
  return {
    givenName: 'Newcomer',
    familyName: String(number),
    username,
    email: `${username}@platform.example`,
  };
}

function nameRoles(translate: Translate, roles: Role[]): string {
  return roles.map((role) => translate(`role_${role}`)).join(', ');
}

function sendRoster(platform: PlatformContext, visit: CourseVisit): unknown {
  const { visitor, course, base, reply } = visit;
  const { translate } = visitor;
  const head = (['name', 'email', 'roles', 'sections', 'status'] as const).map(
    (key) => html`<th scope="col">${translate(key)}</th>`,
  );
  const add = visit.isStaff
    ? html`<form method="post" action="${base}/members/new"><button class="second">${translate('add_student')}</button></form>`
    : null;
  const rows = course.members.map((member) => renderMember(platform, visit, member));
  return sendWebPage(reply, visitor, {
    title: translate('people'),
    course,
    tab: 'people',
    body: html`<div class="head"><h1>${translate('people')}</h1>${add}</div>
<div class="scroll"><table><thead><tr>${head}${visit.isStaff ? html`<td></td>` : null}</tr></thead><tbody>${rows}</tbody></table></div>`,
  });
}

function renderMember(platform: PlatformContext, visit: CourseVisit, member: Member): Markup {
  const { course, visitor, base } = visit;
  const { translate } = visitor;
  const person = findPerson(platform.state, member.personId);
  const name = `${person.givenName} ${person.familyName}`;
  const groups = course.groups.filter(({ id }) => member.groupIds.includes(id)).map((group) => group.name);
  const isSelf = person.id === visit.person.id;
  const button = (status: Member['status'], label: string) =>
    html`<button class="plain" name="status" value="${status}">${label}</button>`;
  const choices = [
    ...(member.status === 'Active'
      ? [button('Inactive', translate('deactivate_member', { name }))]
      : [button('Active', translate('restore_member', { name }))]),
    ...(member.status === 'Deleted' ? [] : [button('Deleted', translate('remove_member', { name }))]),
  ];
  const change =
    visit.isStaff && !isSelf
      ? html`<form method="post" action="${base}/members"><input type="hidden" name="person" value="${person.id}">${choices}</form>`
      : null;
  return html`<tr><th scope="row" dir="auto">${name}</th><td>${person.email}</td><td>${nameRoles(translate, member.roles)}</td><td>${groups.join(', ')}</td><td>${translate(`member_${member.status}`)}</td>${visit.isStaff ? html`<td>${change}</td>` : null}</tr>`;
}
