import { createLearningPlatform, type PlatformOptions } from '../platform.ts';
import { addWorld } from '../world.ts';
import { describeTool, startTool } from './tool.ts';

/** A platform with the course of `world.ts` and a tool that is registered with it by hand. */
export async function startPlatformAndTool(options: PlatformOptions = {}) {
  const platform = await createLearningPlatform(options);
  const course = addWorld(platform.state);
  const issuer = await platform.listen();
  const tool = await startTool(options.clock ? { now: options.clock } : {});
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
