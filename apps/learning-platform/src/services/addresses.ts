import type { PlatformContext } from '../platform-context.ts';

/** Where the services of a course are reached. */
export function serviceAddresses({ origin, lineItemQuery }: PlatformContext, courseId: string) {
  const course = `${origin}/lti/courses/${encodeURIComponent(courseId)}`;
  const query = lineItemQuery === '' ? '' : `?${lineItemQuery}`;
  return {
    memberships: `${course}/memberships`,
    groups: `${course}/groups`,
    groupSets: `${course}/group-sets`,
    lineItems: `${course}/line-items${query}`,
    lineItem: (id: string) => `${course}/line-items/${encodeURIComponent(id)}${query}`,
    result: (id: string, userId: string) =>
      `${course}/line-items/${encodeURIComponent(id)}/results/${encodeURIComponent(userId)}${query}`,
  };
}
