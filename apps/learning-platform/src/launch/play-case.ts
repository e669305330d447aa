import type { LaunchCase } from '../cases.ts';
import type { PlatformContext } from '../platform-context.ts';
import { createId, findCourse, type LineItem } from '../state.ts';
import { type Browser, driveLaunch, type LaunchResult, type Send } from './drive.ts';
import type { LaunchOptions } from './messages.ts';

export interface CaseWorld {
  clientId: string;
  courseId: string;
  /** Who launches; for some cases an instructor. */
  personId: string;
  /** Whose submission is reviewed. */
  forUserId: string;
}

/** Plays a case of the table, with what it needs to be there before. */
export async function playCase(
  platform: PlatformContext,
  { name, message, needsEarlier }: LaunchCase,
  { world, by }: { world: CaseWorld; by: { send?: Send; browser?: Browser } },
): Promise<LaunchResult> {
  const { forUserId, ...who } = world;
  if (needsEarlier) await driveLaunch(platform, who, by);
  const options: LaunchOptions = { ...who, misbehave: name, ...(message === undefined ? {} : { message }) };
  if (message !== 'LtiSubmissionReviewRequest') return driveLaunch(platform, options, by);
  const lineItemId = provideLineItem(platform, world).id;
  return driveLaunch(platform, { ...options, forUserId, lineItemId }, by);
}

function provideLineItem({ state }: PlatformContext, { clientId, courseId }: CaseWorld): LineItem {
  const course = findCourse(state, courseId);
  const found = course.lineItems.find((item) => item.clientId === clientId);
  if (found) return found;
  const item = {
    id: createId(),
    clientId,
    label: 'Essay',
    scoreMaximum: 10,
    submissionReview: {},
    scores: [],
  };
  course.lineItems.push(item);
  return item;
}
