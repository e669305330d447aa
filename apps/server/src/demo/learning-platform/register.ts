import type { PlatformId } from '@redraft/contracts';
import type { LearningPlatform } from '@redraft/learning-platform';
import type { Actor } from '../../access/index.ts';
import { loadActor, selectOptionalAccountByUsername } from '../../domain/accounts/index.ts';
import { addPlatform, listPlatforms, removePlatform } from '../../domain/lti/index.ts';
import { demoClientId, demoInstitution } from '../state.ts';

const clientId = demoClientId;
const deploymentId = 'demo';

/** Registers tool and platform with each other, as two administrators would; replaces what an interrupted start left. */
export async function registerEachOther(
  { platform, toolOrigin }: { platform: LearningPlatform; toolOrigin: string },
  now: Date,
): Promise<{ clientId: string; platformId: PlatformId }> {
  const admin = await loadAdmin(now);
  for (const known of await listPlatforms())
    if (known.clientId === clientId) await removePlatform(admin, known.id, now);
  removeTool(platform);
  platform.addTool({
    name: 'Redraft',
    initiateLoginUri: `${toolOrigin}/lti/login`,
    redirectUris: [`${toolOrigin}/lti/launch`],
    jwksUri: `${toolOrigin}/lti/jwks`,
    targetLinkUri: `${toolOrigin}/lti/launch`,
    clientId,
    deploymentIds: [deploymentId],
  });
  const { origin: issuer } = platform.context;
  const { id } = await addPlatform(
    admin,
    {
      fields: {
        name: 'Demo Learning Platform',
        institution: demoInstitution,
        issuer,
        clientId,
        authorizationEndpoint: `${issuer}/lti/authorize`,
        tokenEndpoint: `${issuer}/lti/token`,
        tokenAudience: null,
        jwksUri: `${issuer}/lti/jwks`,
        deployments: [deploymentId],
        emailDomains: [],
      },
      allowsLocal: true,
    },
    now,
  );
  return { clientId, platformId: id };
}

function removeTool({ state }: LearningPlatform): void {
  state.tools = state.tools.filter((tool) => tool.clientId !== clientId);
  for (const course of state.courses) {
    course.links = course.links.filter((link) => link.clientId !== clientId);
    course.lineItems = course.lineItems.filter((item) => item.clientId !== clientId);
  }
}

async function loadAdmin(now: Date): Promise<Actor> {
  const account = await selectOptionalAccountByUsername('demo_admin');
  if (!account) throw new Error('There is no demo_admin.');
  return loadActor(account.id, now);
}
