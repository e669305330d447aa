import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../html.ts';
import type { PlatformContext } from '../platform-context.ts';
import type { Course, Person } from '../state.ts';
import { sendWebPage } from './layout.ts';
import { isStaff, readVisitor, type Visitor } from './visitor.ts';

/** A page of a course, for somebody who belongs to it. */
export interface CourseVisit {
  course: Course;
  person: Person;
  visitor: Visitor;
  isStaff: boolean;
  /** The address of the course on this platform. */
  base: string;
  parameters: Record<string, string>;
  query: Record<string, string>;
  form: Record<string, string>;
  reply: FastifyReply;
}

export interface CourseRoute {
  method: 'GET' | 'POST';
  /** Behind the address of the course. */
  path: string;
  staffOnly?: true;
  handle: (visit: CourseVisit) => unknown;
}

export function registerCourseRoute(
  app: FastifyInstance,
  platform: PlatformContext,
  { method, path, staffOnly, handle }: CourseRoute,
): void {
  app.route({
    method,
    url: `/courses/:courseId${path}`,
    handler: async (request, reply) => {
      const visitor = readVisitor(platform, request);
      const { person } = visitor;
      if (!person) return reply.redirect('/people', 303);
      const { parameters, query, form } = readInput(request);
      const course = platform.state.courses.find(({ id }) => id === parameters.courseId);
      const member = course?.members.find(({ personId }) => personId === person.id);
      if (!course || !member || member.status !== 'Active') return sendNotFound(reply, visitor);
      const staff = isStaff(course, person);
      if (staffOnly && !staff) return sendNotFound(reply, visitor);
      const base = `/courses/${encodeURIComponent(course.id)}`;
      return handle({ course, person, visitor, isStaff: staff, base, parameters, query, form, reply });
    },
  });
}

/** Cast: strings, as Fastify and its reader of forms hand them over. */
export function readInput(request: FastifyRequest) {
  return {
    parameters: (request.params ?? {}) as Record<string, string>,
    query: (request.query ?? {}) as Record<string, string>,
    form: (request.body ?? {}) as Record<string, string>,
  };
}

export function sendNotFound(reply: FastifyReply, visitor: Visitor): FastifyReply {
  const { translate } = visitor;
  return sendWebPage(reply.code(404), visitor, {
    title: translate('not_found'),
    body: html`<h1>${translate('not_found')}</h1><p>${translate('not_found_hint')}</p>
<a href="/">${translate('back_to_course')}</a>`,
  });
}
