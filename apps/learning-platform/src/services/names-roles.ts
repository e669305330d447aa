import type { FastifyInstance } from 'fastify';
import { expandRoles } from '../launch/claims.ts';
import { buildCustom } from '../launch/custom.ts';
import type { PlatformContext } from '../platform-context.ts';
import { type Course, findPerson, findTool, type Member, type Person, type ResourceLink } from '../state.ts';
import { claimNames, mediaTypes, scopes } from '../vocabulary.ts';
import { hrefWith, registerServiceRoute, type ServiceCall, sendPageOf } from './service-call.ts';

const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership#';

/** Names and Role Provisioning Services 2.0, and the Course Groups Service that goes with it. */
export function registerNamesRoles(app: FastifyInstance, platform: PlatformContext): void {
  registerServiceRoute(app, platform, {
    method: 'GET',
    path: 'memberships',
    anyOf: [scopes.membershipsReadOnly],
    produces: mediaTypes.memberships,
    handle: (call) => answerMembers(platform, call),
  });
  registerServiceRoute(app, platform, {
    method: 'GET',
    path: 'groups',
    anyOf: [scopes.groupsReadOnly],
    produces: mediaTypes.groups,
    handle: (call) => answerGroups(platform, call),
  });
  registerServiceRoute(app, platform, {
    method: 'GET',
    path: 'group-sets',
    anyOf: [scopes.groupsReadOnly],
    produces: mediaTypes.groups,
    handle: ({ course, address }) => ({
      id: address.href,
      sets: [...new Set(course.groups.flatMap(({ setId }) => setId ?? []))].map((id) => ({ id, name: id })),
    }),
  });
}

function answerMembers(platform: PlatformContext, call: ServiceCall): unknown {
  const { course, query, address, reply, clientId } = call;
  const link = course.links.find(({ id }) => id === query.rlid);
  if (query.rlid !== undefined && link?.clientId !== clientId)
    return reply.code(404).send({ error: 'There is no such resource link.' });
  const found = course.members
    .filter((member) => isAsked(member, query.since))
    .filter((member) => query.role === undefined || hasRole(member, query.role));
  const since = platform.now().toISOString();
  const differences = hrefWith(address, { since, from: null, limit: null });
  const page = sendPageOf(call, found, {
    pageSize: platform.pageSize,
    links: [{ rel: 'differences', href: differences }],
  });
  // A course may have thousands of members.
  const people = new Map(platform.state.people.map((person) => [person.id, person]));
  return {
    id: address.href,
    context: { id: course.id, label: course.label, title: course.title },
    members: page.map((member) => describeMember(platform, member, { people, course, clientId, link })),
  };
}

/** Who was removed is named only among the differences since some time. */
function isAsked({ status, changedAt }: Member, since: string | undefined): boolean {
  return since === undefined ? status !== 'Deleted' : new Date(changedAt) > new Date(since);
}

/** A role by its URI, or a role of the context by its name alone. */
function hasRole({ roles }: Member, role: string): boolean {
  return expandRoles(roles).includes(role.includes('/') ? role : membership + role);
}

function describeMember(
  platform: PlatformContext,
  member: Member,
  {
    people,
    course,
    clientId,
    link,
  }: {
    people: ReadonlyMap<string, Person>;
    course: Course;
    clientId: string;
    link: ResourceLink | undefined;
  },
): Record<string, unknown> {
  const person = people.get(member.personId) ?? findPerson(platform.state, member.personId);
  const tool = findTool(platform.state, clientId);
  const named = {
    user_id: person.id,
    status: member.status,
    roles: expandRoles(member.roles),
    name: `${person.givenName} ${person.familyName}`,
    given_name: person.givenName,
    family_name: person.familyName,
    lis_person_sourcedid: person.username,
    ...(person.email === null ? {} : { email: person.email }),
    ...(tool.scopes.includes(scopes.groupsReadOnly)
      ? { group_enrollments: member.groupIds.map((id) => ({ group_id: id })) }
      : {}),
  };
  if (!link) return named;
  const message = {
    [claimNames.messageType]: 'LtiResourceLinkRequest',
    [claimNames.custom]: buildCustom(platform, {
      message: 'LtiResourceLinkRequest',
      tool,
      person,
      course,
      link,
      item: null,
    }),
  };
  return { ...named, message: [message] };
}

function answerGroups(platform: PlatformContext, call: ServiceCall): unknown {
  const { course, query, address } = call;
  const ofUser = course.members.find(({ personId }) => personId === query.user_id)?.groupIds ?? [];
  const found = course.groups.filter(({ id }) => query.user_id === undefined || ofUser.includes(id));
  const groups = sendPageOf(call, found, { pageSize: platform.pageSize });
  return {
    id: address.href,
    groups: groups.map(({ id, name, setId }) => ({ id, name, ...(setId === null ? {} : { set_id: setId }) })),
  };
}
