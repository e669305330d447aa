import type { PlatformId } from '@redraft/contracts';
import { pausePlatform, resumePlatform } from './line-item-queries.ts';
import type { ServiceVerdict } from './service-answer-rules.ts';

/** A platform that is away is left alone for a while; one that answers, whatever it says, is not away. */
export async function notePlatformAnswer(id: PlatformId, verdict: ServiceVerdict): Promise<void> {
  if (verdict.kind === 'later') return pausePlatform(id, verdict.until);
  await resumePlatform(id);
}
