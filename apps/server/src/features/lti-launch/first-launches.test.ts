import { beforeEach, expect, it } from 'vitest';
import { db } from '../../platform/db.ts';
import { useApp } from '../../testing/app.ts';
import { createBarrier } from '../../testing/barrier.ts';
import { extractLoginCode, localPlatforms, usePlatform } from '../../testing/learning-platform.ts';

const app = useApp({ settings: localPlatforms });
const lti = usePlatform(app);

const setDeployments = (deployments: string[]) =>
  lti.admin().call('PATCH', `/api/admin/lti/platforms/${lti.registered().id}`, { body: { deployments } });
const listDeployments = async () =>
  (await db().selectFrom('lti_deployments').select('deployment_id').execute()).map(
    (row) => row.deployment_id,
  );
const countAdded = async () =>
  (await db().selectFrom('audit_log').select('id').where('action', '=', 'platform.add_deployment').execute())
    .length;

/** Starts launches together, which wait after they were verified; `change` is committed before they go on. */
async function launchAtOnce(deploymentIds: string[], change?: string) {
  const barrier = await createBarrier(app.connectionString());
  await barrier.hold('SELECT FROM lti_platforms FOR NO KEY UPDATE');
  const launches = deploymentIds.map((deploymentId) => lti.launch({ deploymentId }));
  await barrier.untilWaiting(deploymentIds.length, ...launches);
  if (change !== undefined) await barrier.hold(`${change}; COMMIT`);
  await barrier.release();
  return Promise.all(launches);
}

beforeEach(async () => {
  await setDeployments([]);
});

it('of two simultaneous first launches with different deployments, one is accepted and the other refused', async () => {
  const before = await countAdded();
  const launches = await launchAtOnce(['first', 'second']);
  const [accepted, ...others] = launches.filter(({ answer }) => answer.status === 200);
  expect(others).toEqual([]);
  const refused = launches.find((one) => one !== accepted);
  expect(refused?.answer.status).toBe(403);
  expect(refused?.answer.body).toContain('lti.deployment_unknown');
  expect(extractLoginCode(refused?.answer.body ?? '')).toBe('');
  expect(await listDeployments()).toHaveLength(1);
  expect(await countAdded()).toBe(before + 1);
  const contexts = await db().selectFrom('lti_contexts').select('id').execute();
  expect(contexts).toHaveLength(1);
});

it('simultaneous first launches with the same deployment are all accepted', async () => {
  const before = await countAdded();
  const launches = await launchAtOnce(['only', 'only']);
  expect(launches.map(({ answer }) => answer.status)).toEqual([200, 200]);
  expect([await listDeployments(), await countAdded()]).toEqual([['only'], before + 1]);
});

it('a launch does not restore a deployment that was removed from the platform meanwhile', async () => {
  await setDeployments(['kept', 'taken off']);
  const [launch] = await launchAtOnce(
    ['taken off'],
    "DELETE FROM lti_deployments WHERE deployment_id = 'taken off'",
  );
  expect(launch?.answer.body).toContain('lti.deployment_unknown');
  expect(await listDeployments()).toEqual(['kept']);
});
