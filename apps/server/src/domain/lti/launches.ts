import {
  type ClassId,
  type ContextId,
  type LaunchedSession,
  launchSchema,
  type PlatformId,
  type UserId,
} from '@redraft/contracts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { issueFramePass } from '../../platform/frame-pass.ts';
import { notifyPlatformGrades } from '../../platform/notify.ts';
import { createToken, hashToken } from '../../platform/tokens.ts';
import { openSession, selectAccount } from '../accounts/index.ts';
import { classPageOf, givePlace } from './class-places.ts';
import { upsertContext, upsertMembership } from './context-queries.ts';
import { openDeepLinking } from './deep-linking.ts';
import { requestCourseRoster } from './due-rosters.ts';
import { deleteExpiredLaunches, insertLaunch, updateLaunchUsed } from './launch-queries.ts';
import type { Launch } from './launch-rules.ts';
import { enterByLaunch } from './people.ts';
import {
  listDeployments,
  lockOptionalPlatform,
  type PlatformRow,
  upsertDeployment,
} from './platform-queries.ts';
import { frameOrigins } from './platform-rules.ts';
import { openLink, pageOfBareLink } from './resource-links.ts';
import { openReview } from './reviews.ts';
import { type CourseRole, courseRoleOf } from './role-rules.ts';
import { updateScoresOf } from './scores.ts';

/** How long the page that a launch opens has to request its session. */
const codeMs = 60_000;

export interface Arrival {
  /** With it, the page that the launch opens gets its session; it works once. */
  code: string;
  origins: string[];
}

/** Processes a verified launch: its person gets an account, the course and a place in it, all or nothing. */
export async function acceptLaunch(
  { launch, platform }: { launch: Launch; platform: PlatformRow },
  now: Date,
): Promise<Arrival> {
  const role = courseRoleOf(launch.roles);
  if (role === null) throw new AppError('lti.role_missing');
  if (launch.context === null) throw new AppError('lti.context_missing');
  const { context } = launch;
  return inTransaction(async () => {
    const status = await lockOptionalPlatform(platform.id, launch.isFirstDeployment ? 'update' : 'share');
    if (status !== 'approved') throw new AppError('lti.platform_pending');
    const deploymentId = await bindDeployment(launch, platform.id, now);
    const { userId, isNew } = await enterByLaunch({ person: launch, platform, role }, now);
    const found = await upsertContext({
      deploymentId,
      contextId: context.id,
      title: context.title || context.label || context.id,
      label: context.label,
      membershipsUrl: launch.membershipsUrl,
      groupsUrl: launch.groupsUrl,
      lineItemsUrl: launch.endpoint.lineItems,
      gradeScopes: launch.endpoint.scopes,
      at: now,
    });
    await upsertMembership({ contextId: found.id, userId, role, at: now });
    if (role === 'instructor') await requestCourseRoster(found.id, { isWhole: false }, now);
    const subject = { subject: 'platform' as const, subjectId: platform.id };
    await audit({
      at: now,
      actorId: userId,
      action: 'platform.launch',
      ...subject,
      details: { message: launch.messageType, role, contextId: found.id },
    });
    const { authorization_endpoint: authorization, issuer } = platform;
    const origins = frameOrigins([issuer, authorization, launch.returnUrl, launch.platformUrl]);
    const target = await openTarget({ launch, context: found, userId, role, origins }, now);
    const code = await issueLaunchCode(
      { userId, platform, contextId: found.id, target, isNew, origins, launch },
      now,
    );
    return { code, origins };
  });
}

/**
 * The first launch of a platform determines the ID of its deployment; later ones must be from a known one. The caller holds the lock: the launch was
 * verified before that, and another first launch may have arrived meanwhile.
 */
async function bindDeployment(launch: Launch, platformId: PlatformId, now: Date): Promise<number> {
  const { deploymentId, isFirstDeployment } = launch;
  const deployments = await listDeployments(platformId);
  const known = deployments.find(({ name }) => name === deploymentId);
  if (known) return known.id;
  if (!isFirstDeployment || deployments.length > 0)
    throw new AppError('lti.deployment_unknown', { details: { reason: 'deployment_unknown' } });
  const subject = { subject: 'platform' as const, subjectId: platformId };
  const details = { deploymentId };
  await audit({ at: now, actorId: null, action: 'platform.add_deployment', ...subject, details });
  return upsertDeployment(platformId, deploymentId, now);
}

/** Where a launch leads: to the assignment of its link, to the class of its course, or to where these are connected. */
async function openTarget(
  arrived: {
    launch: Launch;
    context: { id: ContextId; classId: ClassId | null };
    userId: UserId;
    role: CourseRole;
    origins: readonly string[];
  },
  now: Date,
): Promise<string> {
  const { launch, context, userId, role, origins } = arrived;
  const { classId } = context;
  if (classId !== null) await givePlace({ classId, userId, role }, now);
  // Until this launch, scores of this student could not be sent to the platform.
  if (role === 'student') await updateScoresOf({ studentId: userId }, now);
  if (launch.messageType === 'LtiSubmissionReviewRequest')
    return openReview({ launch, contextId: context.id, role });
  if (launch.deepLinking !== null) {
    const { deepLinking: asked, issuer } = launch;
    return openDeepLinking({ asked, issuer, contextId: context.id, userId, role, origins }, now);
  }
  const target = await openLink({ launch, context }, now);
  if (target.kind === 'assignment') await notifyPlatformGrades();
  if (classId === null) return `/lti/course/${context.id}`;
  if (target.kind === 'bare') return pageOfBareLink(target.linkId);
  if (target.kind === 'assignment' && role === 'student') return `/assignment/${target.assignmentId}`;
  return classPageOf(classId, userId);
}

async function issueLaunchCode(
  launched: {
    userId: UserId;
    platform: PlatformRow;
    contextId: ContextId;
    target: string;
    isNew: boolean;
    origins: readonly string[];
    launch: Pick<Launch, 'returnUrl' | 'locale'>;
  },
  now: Date,
): Promise<string> {
  const { userId, platform, contextId, target, isNew, launch, origins } = launched;
  const code = createToken();
  await deleteExpiredLaunches(now);
  await insertLaunch({
    codeHash: hashToken(code),
    userId,
    platformId: platform.id,
    contextId,
    launch: {
      platform: { name: platform.name },
      contextId,
      target,
      framePass: issueFramePass(origins, now),
      isNewAccount: isNew,
      returnUrl: launch.returnUrl,
      locale: launch.locale,
    },
    expiresAt: new Date(now.getTime() + codeMs),
  });
  return code;
}

/** The session of a launch, for the page that has its code. */
export async function openLaunchedSession(
  { code, userAgent }: { code: string; userAgent: string },
  now: Date,
): Promise<LaunchedSession> {
  return inTransaction(async () => {
    const used = await updateLaunchUsed(hashToken(code), now);
    if (!used) throw new AppError('lti.launch_expired');
    const account = await selectAccount(used.user_id);
    // The account was closed after the launch.
    if (!account.confirmed) throw new AppError('lti.account_closed');
    const user = await openSession(
      { account, isRemembered: false, userAgent, platformId: used.platform_id },
      now,
    );
    return { user, launch: launchSchema.parse(used.launch) };
  });
}
