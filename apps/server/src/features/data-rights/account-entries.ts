import type { UserId } from '@redraft/contracts';
import type { ZipEntry } from '@redraft/documents';
import { loadUserInfo } from '../../domain/editor-host/index.ts';
import { readOwnScopes } from '../../domain/role-scopes/index.ts';
import { packJson } from './packing.ts';
import {
  listAccessTokensOf,
  listAccommodationsOf,
  listAuditedActions,
  listEnrolments,
  listGivenByRules,
  listIdentitiesOf,
  listInstructorRequestsOf,
  listLtiIdentitiesOf,
  listMailsTo,
  listNoticeChoices,
  listNotices,
  listPlatformCoursesOf,
  listRoles,
  listRosterIdentitiesOf,
  listRosterPlacesOf,
  listRosterRecordsOf,
  listSentScoresOf,
  listSessions,
  listTicketsOf,
  selectPerson,
} from './queries.ts';

/** The person's identities and courses on learning platforms, and the scores of the person's texts that were sent there. */
async function loadPlatformEntries(userId: UserId) {
  const [launchedAs, courses, scores] = await Promise.all([
    listLtiIdentitiesOf(userId),
    listPlatformCoursesOf(userId),
    listSentScoresOf(userId),
  ]);
  return {
    learningPlatforms: launchedAs.map((row) => ({
      platform: row.issuer,
      nameThere: row.subject,
      connectedAt: row.connected_at,
      lastUsedAt: row.used_at,
    })),
    platformCourses: courses.map((row) => ({
      platform: row.issuer,
      course: row.title,
      role: row.role,
      lastOpenedAt: row.launched_at,
    })),
    scoresForPlatforms: scores.map((row) => ({
      platform: row.issuer,
      column: row.label,
      activityProgress: row.activity_progress,
      gradingProgress: row.grading_progress,
      percent: row.score_given,
      comment: row.comment,
      submittedAt: row.submitted_at,
      scoredAt: row.scored_at,
      answeredAt: row.answered_at,
      outcome: row.outcome,
    })),
  };
}

/** What student information systems say about the person, and the places in classes that imports have given. */
async function loadRosterEntries(userId: UserId) {
  const [people, records, places] = await Promise.all([
    listRosterIdentitiesOf(userId),
    listRosterRecordsOf(userId),
    listRosterPlacesOf(userId),
  ]);
  return {
    schoolSystems: people.map((row) => ({
      system: row.name,
      sourcedId: row.sourced_id,
      hasMadeAccount: row.is_made,
      connectedAt: row.connected_at,
    })),
    schoolSystemRecords: records.map(({ name, kind, record, title }) => ({
      system: name,
      kind,
      record,
      ...(title !== null && { className: title }),
    })),
    schoolSystemPlaces: places.map((row) => ({
      system: row.name,
      className: row.class_name,
      role: row.role,
      givenAt: row.given_at,
    })),
  };
}

/** The person's identities at institutions, the claims of the last sign-in, and the roles that rules gave for them. */
async function loadInstitutionEntries(userId: UserId) {
  const [identities, byRules] = await Promise.all([listIdentitiesOf(userId), listGivenByRules(userId)]);
  return {
    institutions: identities.map((row) => ({
      issuer: row.issuer,
      subject: row.subject,
      way: row.way,
      connectedAt: row.connected_at,
      usedAt: row.used_at,
      claims: row.claims,
    })),
    rolesGivenByRules: byRules.roles.map((row) => ({
      role: row.role,
      issuer: row.issuer,
      givenAt: row.given_at,
    })),
    institutionsByRules: byRules.institutions,
  };
}

/** The account, its notifications and mails, and its recorded actions. */
export async function* accountEntries(userId: UserId): AsyncGenerator<ZipEntry> {
  const [person, roles, sessions, enrolments, accommodations, notices, mails, choices, tickets] =
    await Promise.all([
      selectPerson(userId),
      listRoles(userId),
      listSessions(userId),
      listEnrolments(userId),
      listAccommodationsOf(userId),
      listNotices(userId),
      listMailsTo(userId),
      listNoticeChoices(userId),
      listTicketsOf(userId),
    ]);
  const [institutions, platforms, rosters, requests, keptByEditor, scopes, accessTokens] = await Promise.all([
    loadInstitutionEntries(userId),
    loadPlatformEntries(userId),
    loadRosterEntries(userId),
    listInstructorRequestsOf(userId),
    loadUserInfo(userId),
    readOwnScopes(userId),
    listAccessTokensOf(userId),
  ]);
  yield await packJson('profile.json', {
    account: {
      username: person.username,
      firstName: person.first_name,
      lastName: person.last_name,
      email: person.email,
      phone: person.phone,
      picture: person.image_url,
      academicProfiles: person.profile_urls,
      signInBy: person.auth_provider,
      isConfirmed: person.confirmed,
      createdAt: person.created_at,
      roles,
      rolesLimitedTo: scopes,
    },
    settings: {
      language: person.language,
      timeZone: person.time_zone,
      plainText: person.plain_text,
      notices: choices,
      keptByEditor,
    },
    enrolments: enrolments.map((row) => ({
      className: row.name,
      section: row.section,
      enrolledAt: row.enrolled_at,
      leftAt: row.dropped_at,
      optedOut: row.opt_out,
    })),
    accommodations: accommodations.map((row) => ({
      className: row.name,
      assignment: row.title,
      extraPercent: row.extra_percent,
      extensionMinutes: row.extension_minutes,
      grantedAt: row.granted_at,
    })),
    ...platforms,
    ...rosters,
    ...institutions,
    requestsForInstructorAccess: requests.map((row) => ({
      requestedAt: row.requested_at,
      outcome: row.outcome,
      decidedAt: row.decided_at,
    })),
    sessions: sessions.map((row) => ({
      startedAt: row.created_at,
      endsAt: row.expires_at,
      endedAt: row.ended_at,
      lastUsedAt: row.last_used_at,
      browser: row.user_agent,
    })),
    accessTokens: accessTokens.map((row) => ({
      name: row.name,
      scopes: row.scopes,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      revokedAt: row.revoked_at,
      lastUsedAt: row.last_used_at,
    })),
    notices: notices.map(({ kind, at, until, title }) => ({ kind, at, until, assignment: title })),
    mails: mails.map((row) => ({
      kind: row.template,
      subject: row.subject,
      writtenAt: row.queued_at,
      sentAt: row.sent_at,
    })),
    messagesToSupport: tickets.map((row) => ({
      kind: row.kind,
      name: row.name,
      email: row.email,
      message: row.message,
      page: row.page_url,
      writtenAt: row.created_at,
      status: row.status,
    })),
  });
  const actions = await listAuditedActions(userId);
  yield await packJson(
    'acts.json',
    actions.map(({ at, action, subject_type: subject, subject_id: id }) => ({ at, action, subject, id })),
  );
}
