import type { Logger } from 'pino';
import { z } from 'zod';
import { parseJson } from '../../platform/parse-json.ts';
import { serviceScopes } from './claim-names.ts';
import { planLineItems, sendLineItem } from './line-items.ts';
import { notePlatformAnswer } from './platform-pauses.ts';
import { type PlatformRow, selectOptionalPlatform } from './platform-queries.ts';
import {
  type ClaimedScore,
  claimScore,
  postponeScore,
  type ScoreAnswer,
  settleScore,
} from './score-queries.ts';
import { isResultOf, toScoreBody } from './score-rules.ts';
import { addressOfPart, judgeAnswer, oldestClaim, type ServiceVerdict } from './service-answer-rules.ts';
import { callService, type ServiceClient } from './service-client.ts';

/** Calls per round; between rounds the process can stop, and other follow-ups have a turn. */
const maxAtOnce = 100;

export interface GradeSender {
  client: ServiceClient;
  clock: () => Date;
  logger: Logger;
}

/** Sends due line items, then due scores; true if there may be more. */
export async function sendDueGrades(sender: GradeSender, isEnding: () => boolean): Promise<boolean> {
  await planLineItems(sender.clock());
  for (let sent = 0; sent < maxAtOnce; sent += 1) {
    if (isEnding()) return false;
    const isSent = (await sendLineItem(sender.client, sender.clock)) || (await sendScore(sender));
    if (!isSent) return false;
  }
  return true;
}

const nothingShown = { platformScore: null, platformMaximum: null };

async function sendScore({ client, clock, logger }: GradeSender): Promise<boolean> {
  const claimed = await claimScore(oldestClaim(clock()), clock());
  if (!claimed) return false;
  const platform = await selectOptionalPlatform(claimed.platform_id);
  if (!platform) {
    const refused = { outcome: 'refused' as const, problem: 'platform removed', ...nothingShown };
    await settleScore(claimed, refused, clock());
    return true;
  }
  const verdict = await postScore({ client, platform, claimed }, clock);
  await notePlatformAnswer(platform.id, verdict);
  if (verdict.kind === 'later') {
    if (claimed.failures === 0)
      logger.warn(
        { platformId: platform.id, problem: verdict.problem },
        'A platform takes no grades; they wait',
      );
    await postponeScore(claimed, verdict);
    return true;
  }
  await settleScore(claimed, await answerOf({ client, platform, claimed, verdict }, clock), clock());
  return true;
}

interface Sending {
  client: ServiceClient;
  platform: PlatformRow;
  claimed: ClaimedScore;
}

async function postScore({ client, platform, claimed }: Sending, clock: () => Date): Promise<ServiceVerdict> {
  const score = {
    activityProgress: claimed.activity_progress,
    gradingProgress: claimed.grading_progress,
    scoreGiven: claimed.score_given,
    comment: claimed.comment,
    submittedAt: claimed.submitted_at,
    scoredAt: claimed.scored_at,
  };
  const { answer: _, ...outcome } = await callService(
    client,
    {
      platform,
      scopes: [serviceScopes.scores],
      url: addressOfPart(claimed.line_item_url, 'scores'),
      request: {
        method: 'POST',
        headers: { 'content-type': 'application/vnd.ims.lis.v1.score+json' },
        body: JSON.stringify(toScoreBody(score, claimed.subject)),
      },
    },
    clock,
  );
  return judgeAnswer(outcome, claimed.failures, clock());
}

async function answerOf(
  sending: Sending & { verdict: Exclude<ServiceVerdict, { kind: 'later' }> },
  clock: () => Date,
): Promise<ScoreAnswer> {
  const { verdict, claimed } = sending;
  if (verdict.kind === 'done') return { outcome: 'sent', problem: null, ...nothingShown };
  if (verdict.kind === 'refused') return { outcome: 'refused', problem: verdict.problem, ...nothingShown };
  const result = await readResult(sending, clock);
  // An earlier attempt succeeded and its answer was lost: the platform has our score.
  const isOwn =
    result !== null && claimed.tries > 1 && isResultOf(result, { scoreGiven: claimed.score_given });
  if (isOwn) return { outcome: 'sent', problem: null, ...nothingShown };
  const shown = { platformScore: result?.score ?? null, platformMaximum: result?.maximum ?? null };
  return { outcome: 'newer', problem: 'HTTP 409', ...shown };
}

const resultSchema = z.looseObject({
  userId: z.string(),
  resultScore: z.number().nullish(),
  resultMaximum: z.number().positive().nullish(),
});

/** The result that the platform shows for a person; null if it does not tell. */
async function readResult({ client, platform, claimed }: Sending, clock: () => Date) {
  const read = await callService(
    client,
    {
      platform,
      scopes: [serviceScopes.results],
      url: addressOfPart(claimed.line_item_url, 'results', ['user_id', claimed.subject]),
      request: { headers: { accept: 'application/vnd.ims.lis.v2.resultcontainer+json' } },
    },
    clock,
  );
  if (read.answer?.status !== 200) return null;
  const results = z.array(resultSchema).safeParse(parseJson(read.answer.body));
  const found = results.data?.find(({ userId }) => userId === claimed.subject);
  return found ? { score: found.resultScore ?? null, maximum: found.resultMaximum ?? null } : null;
}
