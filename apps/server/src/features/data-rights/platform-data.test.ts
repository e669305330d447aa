import { fflateCodec, inflateEntry, readZip } from '@redraft/documents';
import { expect, it } from 'vitest';
import { platformServices, sendDueGrades, setUpPlatformServices } from '../../domain/lti/index.ts';
import { now } from '../../platform/clock.ts';
import { createLogger } from '../../platform/logging.ts';
import { useApp } from '../../testing/app.ts';
import { createAssignment, createClass } from '../../testing/course.ts';
import { localPlatforms, usePlatform, world } from '../../testing/learning-platform.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';
import { makeExports } from './export.ts';

const app = useApp({ settings: localPlatforms });
const lti = usePlatform(app);
const logger = createLogger('silent');

it('a data export contains identities and courses on learning platforms, and the scores sent there', async () => {
  const address = await app.http().listen({ port: 0, host: '127.0.0.1' });
  for (const tool of lti.platform().state.tools) tool.jwksUri = `${address}/lti/jwks`;
  setUpPlatformServices({ allowsLocal: true });
  const { user, launch } = await lti.arrive();
  const instructor = await app.signInByName(user.username);
  const classId = await createClass(instructor);
  await instructor.call('POST', '/api/lti/context/class', {
    body: { contextId: launch.contextId, classId },
  });
  const id = await createAssignment(instructor, classId, { title: 'Essay on bees' });
  const link = { id: 'bees', title: 'Bees', text: '', url: null, available: {}, submission: {} };
  const { clientId, deployments } = lti.registered();
  lti.platform().state.courses[0]?.links.push({
    ...link,
    clientId,
    deploymentId: deployments[0] ?? '',
    custom: { redraft_assignment: String(id) },
  });
  await lti.arrive({ linkId: link.id });
  const personId = world.studentIds[0];
  const launched = await lti.arrive({ personId, linkId: link.id });
  const student = await app.signInByName(launched.user.username);
  await (await openWorkspace(app, student, id)).save('Bees are busy.');
  while (await sendDueGrades({ client: platformServices(), clock: now, logger }, () => false));
  await student.call('POST', '/api/account/export');
  await makeExports(now, logger);
  const headers = { authorization: `Bearer ${student.user.accessToken}` };
  const file = await app.http().inject({ url: '/api/account/export/file', headers });
  const profile = readZip(file.rawPayload).find(({ name }) => name === 'profile.json');
  if (!profile) throw new Error('The export has no profile.');
  const platform = lti.registered().issuer;
  expect(JSON.parse(new TextDecoder().decode(inflateEntry(profile, fflateCodec)))).toMatchObject({
    learningPlatforms: [{ platform, nameThere: personId }],
    platformCourses: [{ platform, course: 'Academic Writing', role: 'student' }],
    scoresForPlatforms: [
      { platform, column: 'Essay on bees', activityProgress: 'InProgress', percent: null },
    ],
  });
});
