import {
  type AssignmentId,
  type AuditedAction,
  type ClassId,
  type ContextId,
  platformInvitationSchema,
  platformSchema,
} from '@redraft/contracts';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { platformServices, sendDueGrades, setUpPlatformServices } from '../../domain/lti/index.ts';
import { now } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import { createLogger } from '../../platform/logging.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { createAssignment, createClass } from '../../testing/course.ts';
import { localPlatforms, usePlatform, world } from '../../testing/learning-platform.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';

const app = useApp({ settings: localPlatforms });
const lti = usePlatform(app);

interface Entry {
  actor: number | null;
  subject: string;
  id: number;
  details: Record<string, unknown>;
}

/** What has to be in the log, noted by the acts themselves. */
const expected = new Map<AuditedAction, Entry>();

async function readLog(action: AuditedAction): Promise<Entry[]> {
  const rows = await db()
    .selectFrom('audit_log')
    .select(['actor_id as actor', 'subject_type as subject', 'subject_id as id', 'details'])
    .where('action', '=', action)
    .orderBy('audit_log.id')
    .execute();
  return z
    .array(
      z.object({
        actor: z.number().nullable(),
        subject: z.string(),
        id: z.number(),
        details: z.record(z.string(), z.unknown()),
      }),
    )
    .parse(rows);
}

async function registerByInvitation(): Promise<void> {
  const admin = lti.admin();
  const invited = await admin.call('POST', '/api/admin/lti/invitations', {
    body: { institution: 'Demo College' },
  });
  const actor = admin.user.id;
  expected.set('platform.invite', {
    actor,
    subject: 'platform',
    id: 0,
    details: { institution: 'Demo College' },
  });
  const { url } = platformInvitationSchema.parse(invited.body);
  const { pathname, search } = new URL(lti.platform().inviteTool().addressFor(url));
  await app.http().inject({ url: `${pathname}${search}`, headers: { host: 'redraft.test' } });
  const platforms = z.array(platformSchema).parse((await admin.call('GET', '/api/admin/lti/platforms')).body);
  const { id } = platforms.find(({ status }) => status === 'pending') ?? { id: 0 };
  await admin.call('POST', `/api/admin/lti/platforms/${id}/approve`);
  // What is approved already is not approved again.
  await admin.call('POST', `/api/admin/lti/platforms/${id}/approve`);
  expected.set('platform.approve', { actor, subject: 'platform', id, details: {} });
}

/** The first launch of a platform that was given no deployment. */
async function launchFirst() {
  const { id, deployments } = lti.registered();
  await lti.admin().call('PATCH', `/api/admin/lti/platforms/${id}`, { body: { deployments: [] } });
  const { user, launch } = await lti.arrive();
  const { contextId } = launch;
  expected.set('platform.add_deployment', {
    actor: null,
    subject: 'platform',
    id,
    details: { deploymentId: deployments[0] },
  });
  expected.set('platform.launch', {
    actor: user.id,
    subject: 'platform',
    id,
    details: { message: 'LtiResourceLinkRequest', role: 'instructor', contextId },
  });
  return { instructor: await app.signInByName(user.username), contextId };
}

async function connectClass(instructor: Caller, contextId: ContextId | null): Promise<ClassId> {
  const classId = await createClass(instructor);
  await instructor.call('POST', '/api/lti/context/class', { body: { contextId, classId } });
  expected.set('platform.connect_class', {
    actor: instructor.user.id,
    subject: 'class',
    id: classId,
    details: { contextId },
  });
  return classId;
}

async function addActivity(
  instructor: Caller,
  { contextId, classId }: { contextId: ContextId | null; classId: ClassId },
): Promise<AssignmentId> {
  const assignmentId = await createAssignment(instructor, classId);
  const dialog = await lti.arrive({ message: 'LtiDeepLinkingRequest' });
  const id = dialog.launch.target.replace('/lti/deeplink/', '');
  await instructor.call('POST', '/api/lti/deeplink', { body: { id, assignmentIds: [assignmentId] } });
  expected.set('platform.deep_link', {
    actor: instructor.user.id,
    subject: 'platform',
    id: lti.registered().id,
    details: { contextId, assignmentIds: [assignmentId] },
  });
  return assignmentId;
}

async function sendScoreAgain(instructor: Caller, assignmentId: AssignmentId): Promise<void> {
  const [course] = lti.platform().state.courses.filter(({ id }) => id === world.courseId);
  const link = { id: 'link', title: 'Essay', text: '', url: null, available: {}, submission: {} };
  const [deploymentId = ''] = lti.registered().deployments;
  const custom = { redraft_assignment: String(assignmentId) };
  course?.links.push({ ...link, clientId: lti.registered().clientId, deploymentId, custom });
  await lti.arrive({ linkId: link.id });
  const { user } = await lti.arrive({ personId: world.studentIds[0], linkId: link.id });
  const student = await app.signInByName(user.username);
  const { submissionId, save } = await openWorkspace(app, student, assignmentId);
  await save('The beginning of a text');
  const sender = { client: platformServices(), clock: now, logger: createLogger('silent') };
  while (await sendDueGrades(sender, () => false));
  await instructor.call('POST', '/api/lti/scores/send', { body: { submissionId, draftId: null } });
  expected.set('submission.send_score', {
    actor: instructor.user.id,
    subject: 'submission',
    id: submissionId,
    details: {},
  });
}

beforeAll(async () => {
  // The platform asks for our keys over the network.
  const address = await app.http().listen({ port: 0, host: '127.0.0.1' });
  for (const tool of lti.platform().state.tools) tool.jwksUri = `${address}/lti/jwks`;
  setUpPlatformServices({ allowsLocal: true });
  const { instructor, contextId } = await launchFirst();
  const classId = await connectClass(instructor, contextId);
  const assignmentId = await addActivity(instructor, { contextId, classId });
  await sendScoreAgain(instructor, assignmentId);
  await registerByInvitation();
});

it.each<AuditedAction>([
  'platform.invite',
  'platform.approve',
  'platform.add_deployment',
  'platform.connect_class',
  'platform.deep_link',
  'submission.send_score',
])('the act %s is in the audit log once, with who did it to what', async (action) => {
  expect(await readLog(action)).toEqual([expected.get(action)]);
});

it('each launch is in the audit log, with its message and role', async () => {
  const [first, ...others] = await readLog('platform.launch');
  expect(first).toEqual(expected.get('platform.launch'));
  expect(others.map(({ details }) => [details.message, details.role])).toEqual([
    ['LtiDeepLinkingRequest', 'instructor'],
    ['LtiResourceLinkRequest', 'instructor'],
    ['LtiResourceLinkRequest', 'student'],
  ]);
});
