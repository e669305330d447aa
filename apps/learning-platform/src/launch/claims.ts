import { type PlatformContext, toSeconds } from '../platform-context.ts';
import { serviceAddresses } from '../services/addresses.ts';
import {
  type Course,
  findCourse,
  findLineItem,
  findLink,
  findPerson,
  findTool,
  type Person,
  type RegisteredTool,
  type ResourceLink,
} from '../state.ts';
import { claimNames, courseOffering, ltiVersion, type Role, roleUris, scopes } from '../vocabulary.ts';
import { buildCustom, platformGuid } from './custom.ts';
import type { Claims, LaunchMessage } from './messages.ts';

/** Long enough for a slow browser, short enough that a stolen message is of no use. */
const validSeconds = 300;
const frameSize = { width: 1000, height: 700 };

/** What a message says, before anything of it is made wrong. */
export function buildClaims(platform: PlatformContext, launch: LaunchMessage, nonce: string): Claims {
  const { state, origin } = platform;
  const tool = findTool(state, launch.clientId);
  const person = findPerson(state, launch.personId);
  const course = findCourse(state, launch.courseId);
  const link = launch.linkId === null ? null : findLink(course, launch.linkId);
  const item = launch.lineItemId === null ? null : findLineItem(course, launch.lineItemId);
  const issuedAt = toSeconds(platform.now());
  return {
    iss: origin,
    aud: tool.clientId,
    sub: person.id,
    iat: issuedAt,
    exp: issuedAt + validSeconds,
    nonce,
    ...nameClaims(person),
    [claimNames.messageType]: launch.message,
    [claimNames.version]: ltiVersion,
    [claimNames.deploymentId]: launch.deploymentId,
    [claimNames.targetLinkUri]: launch.targetLinkUri,
    [claimNames.roles]: listRoleUris(course, person.id),
    [claimNames.context]: {
      id: course.id,
      label: course.label,
      title: course.title,
      type: [courseOffering],
    },
    [claimNames.toolPlatform]: describePlatform(origin),
    [claimNames.launchPresentation]: {
      document_target: launch.documentTarget,
      ...(launch.documentTarget === 'iframe' ? frameSize : {}),
      return_url: `${origin}/courses/${encodeURIComponent(course.id)}`,
      locale: launch.locale,
    },
    [claimNames.lis]: { person_sourcedid: person.username, course_offering_sourcedid: course.id },
    [claimNames.custom]: buildCustom(platform, {
      message: launch.message,
      locale: launch.locale,
      tool,
      person,
      course,
      link,
      item,
    }),
    ...serviceClaims(platform, launch, { tool, course }),
    ...messageClaims(platform, launch, { course, link }),
  };
}

function nameClaims(person: Person): Claims {
  return {
    given_name: person.givenName,
    family_name: person.familyName,
    name: `${person.givenName} ${person.familyName}`,
    locale: person.locale,
    ...(person.email === null ? {} : { email: person.email }),
  };
}

export function listRoleUris(course: Course, personId: string): string[] {
  return expandRoles(course.members.find((member) => member.personId === personId)?.roles ?? []);
}

export function expandRoles(roles: readonly Role[]): string[] {
  return [...new Set(roles.flatMap((role) => [...roleUris[role]]))];
}

function describePlatform(origin: string): Claims {
  return {
    guid: platformGuid,
    name: 'Demo Learning Platform',
    description: 'A platform for tests and for trying',
    url: origin,
    product_family_code: 'learning-platform',
    version: '1.0',
  };
}

interface Parts {
  tool: RegisteredTool;
  course: Course;
}

function serviceClaims(platform: PlatformContext, launch: LaunchMessage, { tool, course }: Parts): Claims {
  const addresses = serviceAddresses(platform, course.id);
  const allowed = (all: string[]) => all.filter((scope) => tool.scopes.includes(scope));
  const gradeScopes = allowed([
    scopes.lineItem,
    scopes.lineItemReadOnly,
    scopes.resultReadOnly,
    scopes.score,
  ]);
  const lineItem = selectLineItemId(course, launch);
  const endpoint = {
    scope: gradeScopes,
    lineitems: addresses.lineItems,
    ...(lineItem === null ? {} : { lineitem: addresses.lineItem(lineItem) }),
  };
  const memberships = { context_memberships_url: addresses.memberships, service_versions: ['2.0'] };
  const groups = {
    scope: [scopes.groupsReadOnly],
    context_groups_url: addresses.groups,
    context_group_sets_url: addresses.groupSets,
    service_versions: ['1.0'],
  };
  return {
    ...(gradeScopes.length > 0 ? { [claimNames.endpoint]: endpoint } : {}),
    ...(tool.scopes.includes(scopes.membershipsReadOnly) ? { [claimNames.namesRoles]: memberships } : {}),
    ...(tool.scopes.includes(scopes.groupsReadOnly) ? { [claimNames.groups]: groups } : {}),
  };
}

/** Only where there is exactly one for the link; a review names its own. */
function selectLineItemId(course: Course, launch: LaunchMessage): string | null {
  if (launch.lineItemId !== null) return launch.lineItemId;
  if (launch.linkId === null || launch.message !== 'LtiResourceLinkRequest') return null;
  const items = course.lineItems.filter(
    ({ resourceLinkId, clientId }) => resourceLinkId === launch.linkId && clientId === launch.clientId,
  );
  return items.length === 1 ? (items[0]?.id ?? null) : null;
}

function messageClaims(
  platform: PlatformContext,
  launch: LaunchMessage,
  { course, link }: { course: Course; link: ResourceLink | null },
): Claims {
  const resourceLink = link && {
    [claimNames.resourceLink]: { id: link.id, title: link.title, description: link.text },
  };
  switch (launch.message) {
    case 'LtiResourceLinkRequest':
      // A tool's page in a course that nobody made a link for has the course itself as its link.
      return resourceLink ?? { [claimNames.resourceLink]: { id: course.id } };
    case 'LtiDeepLinkingRequest':
      return { [claimNames.deepLinkingSettings]: deepLinkingSettings(platform, launch) };
    case 'LtiSubmissionReviewRequest':
      return { ...resourceLink, ...forUserClaim(platform, launch, course) };
  }
}

function deepLinkingSettings(platform: PlatformContext, launch: LaunchMessage): Claims {
  return {
    deep_link_return_url: `${platform.origin}/lti/deep-linking/${encodeURIComponent(launch.hint)}`,
    accept_types: ['ltiResourceLink'],
    accept_presentation_document_targets: ['iframe', 'window'],
    accept_multiple: true,
    accept_lineitem: true,
    auto_create: true,
    data: launch.hint,
  };
}

function forUserClaim(platform: PlatformContext, launch: LaunchMessage, course: Course): Claims {
  if (launch.lineItemId === null) throw new Error('A submission review needs a line item.');
  const person = findPerson(platform.state, launch.forUserId ?? '');
  const named = {
    user_id: person.id,
    person_sourcedid: person.username,
    given_name: person.givenName,
    family_name: person.familyName,
    name: `${person.givenName} ${person.familyName}`,
    ...(person.email === null ? {} : { email: person.email }),
    roles: listRoleUris(course, person.id),
  };
  return { [claimNames.forUser]: named };
}
