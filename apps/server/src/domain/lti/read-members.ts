import { setImmediate as othersFirst } from 'node:timers/promises';
import type { CourseRosterProblem } from '@redraft/contracts';
import { serviceScopes } from './claim-names.ts';
import {
  type CourseGroup,
  type CourseMember,
  chooseSections,
  mergeMembers,
  readGroups,
  readMembers,
} from './member-rules.ts';
import type { PlatformRow } from './platform-queries.ts';
import { judgeAnswer } from './service-answer-rules.ts';
import { isOnSameOrigin, type Pages, readPages, type ServiceClient } from './service-client.ts';

/** Reads the members of a course from its platform. */

const maxMembers = 20_000;
const maxPages = 50;
const maxGroups = 2000;
/** With pages of this size, all members fit into the allowed number of pages. Platforms with smaller pages use their own size. */
const askedPageSize = 500;

const membersMediaType = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json';
const groupsMediaType = 'application/vnd.ims.lti-gs.v1.contextgroupcontainer+json';

export interface CourseServices {
  membershipsUrl: string;
  groupsUrl: string | null;
  differencesUrl: string | null;
}

export interface CourseList {
  members: CourseMember[];
  /** Names of sections by the subject of their student. */
  sections: Map<string, string>;
  /** Whether these are all members, or only those who have changed. */
  isWhole: boolean;
  differencesUrl: string | null;
}

export type CourseReading =
  | { kind: 'read'; list: CourseList }
  /** `until`: when it may be tried again; null if only after a change of the platform or the connection. */
  | { kind: 'failed'; problem: CourseRosterProblem; detail: string | null; until: Date | null };

export interface CourseAsked {
  client: ServiceClient;
  platform: PlatformRow;
  services: CourseServices;
  isWhole: boolean;
  /** Consecutive failed readings before this one. */
  failures: number;
  /** After this time no further page is requested. */
  until: Date;
}

export async function readCourse(asked: CourseAsked, clock: () => Date): Promise<CourseReading> {
  const { membershipsUrl, differencesUrl } = asked.services;
  const changes = asked.isWhole || differencesUrl === null ? null : differencesUrl;
  const pages = await readMemberPages(asked, changes ?? wholeListOf(membershipsUrl), clock);
  // Some platforms drop the URL of the differences after a while: then the whole list is read.
  if (changes !== null && pages.kind !== 'read' && !isWaiting(pages, clock()))
    return readCourse({ ...asked, isWhole: true }, clock);
  if (pages.kind !== 'read') return failed(pages, asked, clock());
  const members = mergeMembers(pages.items);
  await othersFirst();
  const groups = await readCourseGroups(asked, members, clock);
  if ('kind' in groups) return groups;
  const offered = pages.related;
  return {
    kind: 'read',
    list: {
      members,
      sections: chooseSections(members, groups),
      isWhole: changes === null,
      differencesUrl: offered !== null && isOnSameOrigin(offered, membershipsUrl) ? offered : null,
    },
  };
}

function wholeListOf(membershipsUrl: string): string {
  const url = new URL(membershipsUrl);
  url.searchParams.set('limit', String(askedPageSize));
  return url.href;
}

function readMemberPages(asked: CourseAsked, url: string, clock: () => Date): Promise<Pages<CourseMember>> {
  const { client, platform, until } = asked;
  const request = { headers: { accept: membersMediaType } };
  return readPages(
    client,
    { platform, scopes: [serviceScopes.memberships], url, request },
    { itemsOf: readMembers, clock, relation: 'differences', maxItems: maxMembers, maxPages, until },
  );
}

/** Empty if the platform has no groups or does not share them: sections then stay as they are. */
async function readCourseGroups(
  asked: CourseAsked,
  members: readonly CourseMember[],
  clock: () => Date,
): Promise<CourseGroup[] | Extract<CourseReading, { kind: 'failed' }>> {
  const { client, platform, services, until } = asked;
  const { groupsUrl } = services;
  if (groupsUrl === null || members.every(({ groupIds }) => groupIds.length === 0)) return [];
  const request = { headers: { accept: groupsMediaType } };
  const pages = await readPages(
    client,
    { platform, scopes: [serviceScopes.groups], url: groupsUrl, request },
    { itemsOf: readGroups, clock, maxItems: maxGroups, maxPages, until },
  );
  if (pages.kind === 'read') return pages.items;
  return isWaiting(pages, clock()) ? failed(pages, asked, clock()) : [];
}

type Unread = Exclude<Pages<unknown>, { kind: 'read' }>;

/** Whether the same request may succeed later. */
function isWaiting(pages: Unread, now: Date): boolean {
  return pages.kind === 'failed' && judgeAnswer(pages.outcome, 0, now).kind === 'later';
}

function failed(
  pages: Unread,
  { failures }: CourseAsked,
  now: Date,
): Extract<CourseReading, { kind: 'failed' }> {
  switch (pages.kind) {
    case 'too many':
      return { kind: 'failed', problem: 'too_many', detail: null, until: null };
    case 'unusable':
      return { kind: 'failed', problem: 'unreadable', detail: pages.reason, until: null };
    case 'failed': {
      const verdict = judgeAnswer(pages.outcome, failures, now);
      if (verdict.kind === 'later')
        return { kind: 'failed', problem: 'no_answer', detail: verdict.problem, until: verdict.until };
      const detail = verdict.kind === 'refused' ? verdict.problem : statusOf(pages);
      return { kind: 'failed', problem: 'refused', detail, until: null };
    }
  }
}

function statusOf({ outcome }: Extract<Unread, { kind: 'failed' }>): string {
  return outcome.kind === 'answered' ? `HTTP ${outcome.status}` : outcome.kind;
}
