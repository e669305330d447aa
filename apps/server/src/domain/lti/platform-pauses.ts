import type { PlatformId } from '@redraft/contracts';
import { pausePlatform, resumePlatform } from './line-item-queries.ts';
import type { ServiceVerdict } from './service-answer-rules.ts';

/** Pauses calls to a platform that is unavailable; any other answer, even a refusal, ends the pause. */
export async function notePlatformAnswer(id: PlatformId, verdict: ServiceVerdict): Promise<void> {
  if (verdict.kind === 'later') return pausePlatform(id, verdict.until);
  await resumePlatform(id);
}
