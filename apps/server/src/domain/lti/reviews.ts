import type { ContextId } from '@redraft/contracts';
import { AppError } from '../../platform/errors.ts';
import type { Launch } from './launch-rules.ts';
import { selectOptionalReview } from './review-queries.ts';
import type { CourseRole } from './role-rules.ts';

/**
 * The target of a submission review (LTI Submission Review 1.0): for staff the text in the reader, at the step of the line item; for students their
 * own text. While names are hidden it is refused, because it would reveal whose text is opened.
 */
export async function openReview({
  launch,
  contextId,
  role,
}: {
  launch: Launch;
  contextId: ContextId;
  role: CourseRole;
}): Promise<string> {
  const { forUser, issuer, subject, endpoint } = launch;
  if (forUser === null || endpoint.lineItem === null) throw new AppError('lti.review_missing');
  if (role === 'student' && forUser !== subject) throw new AppError('lti.review_denied');
  const found = await selectOptionalReview(contextId, {
    lineItemUrl: endpoint.lineItem,
    person: { issuer, subject: forUser },
  });
  if (!found) throw new AppError('lti.review_missing');
  if (role === 'student') return `/assignment/${found.assignment_id}`;
  if (found.submission_id === null) throw new AppError('lti.review_missing');
  if (found.is_hidden) throw new AppError('lti.review_hidden');
  return `/readassignment/${found.submission_id}?draft=${found.draft_id}`;
}
