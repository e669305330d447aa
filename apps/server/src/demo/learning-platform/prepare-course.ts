import type { LaunchOptions, LearningPlatform } from '@redraft/learning-platform';
import { endSessionsOfPlatform } from '../../domain/accounts/index.ts';
import { connectContext, updateScoresOf } from '../../domain/lti/index.ts';
import { readSetting, storeSetting } from '../../platform/setting-queries.ts';
import { arriveAs } from './arrive.ts';
import { linkAssignment } from './link-assignment.ts';
import { registerEachOther } from './register.ts';
import { writeAssignment, writeClass, writeHandedInDraft } from './write-course.ts';

const setting = 'demo learning platform';

/**
 * What two administrators and an instructor would have done, through the same launches and messages, once: each side knows the other, the
 * course has its class, and an activity is linked in which one student has handed in a draft. What somebody removes afterwards stays
 * removed. Under other addresses (another port) all of it is made again: a platform is who its address says.
 */
export async function prepareCourse(
  { platform, toolOrigin }: { platform: LearningPlatform; toolOrigin: string },
  now: Date,
): Promise<void> {
  const addresses = `${platform.context.origin} ${toolOrigin}`;
  if ((await readSetting(setting)) === addresses) return;
  const { world } = await import('@redraft/learning-platform');
  const { clientId, platformId } = await registerEachOther({ platform, toolOrigin }, now);
  const arrive = (options: Omit<LaunchOptions, 'courseId' | 'clientId'>) =>
    arriveAs(platform, { ...options, courseId: world.courseId, clientId }, now);
  const personId = world.instructorId;
  const { actor: owner, contextId } = await arrive({ personId });
  const classId = await writeClass(owner, { platformPort: new URL(platform.context.origin).port }, now);
  await connectContext(owner, { contextId, classId }, now);
  const written = await writeAssignment(owner, classId, now);
  const dialog = await arrive({ personId, message: 'LtiDeepLinkingRequest' });
  await linkAssignment(dialog, { assignmentId: written.assignmentId, toolOrigin }, now);
  for (const { id } of platform.state.courses[0]?.links ?? []) await arrive({ personId, linkId: id });
  const student = await arrive({ personId: world.studentIds[1] });
  await writeHandedInDraft(student.actor, written);
  await updateScoresOf({ assignmentIds: [written.assignmentId] }, now);
  // No user waits for these.
  await endSessionsOfPlatform(platformId, now);
  await storeSetting(setting, addresses);
}
