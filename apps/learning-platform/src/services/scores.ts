import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { PlatformContext } from '../platform-context.ts';
import type { Course, LineItem, Score } from '../state.ts';
import { mediaTypes, scopes } from '../vocabulary.ts';
import { serviceAddresses } from './addresses.ts';
import { withLineItem } from './line-items.ts';
import { registerServiceRoute, type ServiceCall, sendPageOf } from './service-call.ts';

const timeSchema = z.iso.datetime({ offset: true });

const scoreSchema = z
  .object({
    userId: z.string().min(1),
    timestamp: timeSchema,
    activityProgress: z.enum(['Initialized', 'Started', 'InProgress', 'Submitted', 'Completed']),
    gradingProgress: z.enum(['FullyGraded', 'Pending', 'PendingManual', 'Failed', 'NotReady']),
    scoreGiven: z.number().nonnegative().optional(),
    scoreMaximum: z.number().positive().optional(),
    comment: z.string().optional(),
    scoringUserId: z.string().optional(),
    submission: z.object({ startedAt: timeSchema.optional(), submittedAt: timeSchema.optional() }).optional(),
  })
  .refine(({ scoreGiven, scoreMaximum }) => scoreGiven === undefined || scoreMaximum !== undefined, {
    path: ['scoreMaximum'],
    message: 'is needed with scoreGiven',
  });

/** Scores and results of Assignment and Grade Services 2.0. */
export function registerScores(app: FastifyInstance, platform: PlatformContext): void {
  registerServiceRoute(app, platform, {
    method: 'POST',
    path: 'line-items/:lineItemId/scores',
    anyOf: [scopes.score],
    consumes: mediaTypes.score,
    handle: (call) => withLineItem(call, (item) => receiveScore(platform, call, item)),
  });
  registerServiceRoute(app, platform, {
    method: 'GET',
    path: 'line-items/:lineItemId/results',
    anyOf: [scopes.resultReadOnly],
    produces: mediaTypes.results,
    handle: (call) => withLineItem(call, (item) => listResults(platform, call, item)),
  });
}

function receiveScore(platform: PlatformContext, call: ServiceCall, item: LineItem): unknown {
  const { course, body, reply } = call;
  const parsed = scoreSchema.safeParse(body);
  if (!parsed.success) return reply.code(400).send({ error: z.prettifyError(parsed.error) });
  const score = parsed.data;
  const member = course.members.find(({ personId }) => personId === score.userId);
  if (!member || member.status === 'Deleted')
    return reply.code(404).send({ error: 'There is no such person in this course.' });
  const isOld = isOutdated(score, lastScoreOf(item, score.userId), platform.equalTimestamps);
  const outcome = isOld ? 'older than what is stored' : 'stored';
  platform.received.scores.push({ courseId: course.id, lineItemId: item.id, score, outcome });
  if (isOld) return reply.code(409).send({ error: 'There is a newer score.' });
  item.scores.push(score);
  return reply.code(200).send({
    resultUrl: serviceAddresses(platform, course.id).result(item.id, score.userId),
  });
}

export function lastScoreOf(item: LineItem, personId: string): Score | undefined {
  return item.scores.findLast(({ userId }) => userId === personId);
}

function isOutdated(score: Score, last: Score | undefined, equal: 'stored' | 'refused'): boolean {
  if (!last) return false;
  const [time, lastTime] = [Date.parse(score.timestamp), Date.parse(last.timestamp)];
  return time < lastTime || (time === lastTime && equal === 'refused');
}

function listResults(platform: PlatformContext, call: ServiceCall, item: LineItem): unknown {
  const { course, query } = call;
  const people = [...new Set(item.scores.map(({ userId }) => userId))];
  const results = people
    .filter((personId) => query.user_id === undefined || query.user_id === personId)
    .map((personId) => describeResult(platform, course, { item, personId }));
  return sendPageOf(call, results, { pageSize: platform.pageSize });
}

/** The grade that the platform shows: scaled to the line item, and only if grading has ended. */
export function computeGrade(item: LineItem, personId: string): number | null {
  const score = lastScoreOf(item, personId);
  if (score?.gradingProgress !== 'FullyGraded' || score.scoreGiven === undefined) return null;
  return (score.scoreGiven / (score.scoreMaximum ?? item.scoreMaximum)) * item.scoreMaximum;
}

function describeResult(
  platform: PlatformContext,
  course: Course,
  { item, personId }: { item: LineItem; personId: string },
): Record<string, unknown> {
  const addresses = serviceAddresses(platform, course.id);
  const grade = computeGrade(item, personId);
  const last = lastScoreOf(item, personId);
  return {
    id: addresses.result(item.id, personId),
    scoreOf: addresses.lineItem(item.id),
    userId: personId,
    ...(grade === null ? {} : { resultScore: grade }),
    resultMaximum: item.scoreMaximum,
    ...(last?.comment === undefined ? {} : { comment: last.comment }),
    ...(last?.scoringUserId === undefined ? {} : { scoringUserId: last.scoringUserId }),
  };
}
