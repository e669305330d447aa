import { createKeyRing, type KeyRing } from '../keys.ts';
import { createLearningPlatform, type PlatformOptions } from '../platform.ts';
import { addWorld } from '../world.ts';
import { describeTool, startTool } from './tool.ts';

/** Generating keys takes longer than a test: each party has its own, and all of its instances have the same. */
const platformKeys = createKeyRing();
const toolKeys = createKeyRing();
const copyKeys = async (ring: Promise<KeyRing>): Promise<KeyRing> => ({ keys: [...(await ring).keys] });

/** A platform with the course of `world.ts` and a tool that is registered with it by hand. */
export async function startPlatformAndTool(options: PlatformOptions = {}) {
  const platform = await createLearningPlatform({ ring: await copyKeys(platformKeys), ...options });
  const course = addWorld(platform.state);
  const issuer = await platform.listen();
  const tool = await startTool({ ring: await copyKeys(toolKeys), now: options.clock ?? (() => new Date()) });
  const registered = platform.addTool(describeTool(tool));
  Object.assign(tool.known, {
    issuer,
    clientId: registered.clientId,
    deploymentIds: registered.deploymentIds,
  });
  return {
    platform,
    course,
    tool,
    registered,
    close: async () => {
      await Promise.all([platform.close(), tool.close()]);
    },
  };
}
