import type { ContextId } from '@redraft/contracts';
import type { LaunchOptions, LearningPlatform } from '@redraft/learning-platform';
import { z } from 'zod';
import type { Actor } from '../../access/index.ts';
import { loadActor } from '../../domain/accounts/index.ts';
import { openLaunchedSession } from '../../domain/lti/index.ts';

export interface DemoArrival {
  actor: Actor;
  contextId: ContextId;
  /** The page to which the launch leads. */
  target: string;
}

/** Plays a launch as a user's browser does, up to the session that the target page opens. */
export async function arriveAs(
  platform: LearningPlatform,
  options: LaunchOptions,
  now: Date,
): Promise<DemoArrival> {
  const { answer } = await platform.launch(options);
  const code = extractLoginCode(answer.body);
  if (answer.status !== 200 || code === null)
    throw new Error(`A launch into the demo was answered with ${answer.status}.`);
  const { user, launch } = await openLaunchedSession({ code, userAgent: '' }, now);
  const { contextId, target } = launch;
  if (contextId === null) throw new Error('A launch into the demo led to no course.');
  return { actor: await loadActor(user.id, now), contextId, target };
}

const givenSchema = z.object({ code: z.string() });

/** The arrival page passes it to its script. */
function extractLoginCode(page: string): string | null {
  const [, json] = /<script type="application\/json" id="given">(.*?)<\/script>/s.exec(page) ?? [];
  return json === undefined ? null : (givenSchema.safeParse(JSON.parse(json)).data?.code ?? null);
}
