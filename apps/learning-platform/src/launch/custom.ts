import type { PlatformContext } from '../platform-context.ts';
import type { Course, LineItem, Person, RegisteredTool, ResourceLink } from '../state.ts';
import type { MessageType } from '../vocabulary.ts';
import { substituteVariables } from './custom-variables.ts';

export const platformGuid = 'learning-platform.example';

export interface CustomParts {
  message: MessageType;
  tool: RegisteredTool;
  person: Person;
  course: Course;
  link: ResourceLink | null;
  item: LineItem | null;
  /** Of the page of a launch; without one, that of the person. */
  locale?: string;
}

/** Custom parameters of a message: of the tool, of its kind of message, and of what is launched; the last wins. */
export function buildCustom(
  { origin }: PlatformContext,
  { message, tool, person, course, link, item, locale }: CustomParts,
): Record<string, string> {
  const custom = {
    ...tool.custom,
    ...tool.messages.find(({ type }) => type === message)?.custom,
    ...(message === 'LtiResourceLinkRequest' ? link?.custom : {}),
    ...(message === 'LtiSubmissionReviewRequest' ? item?.submissionReview?.custom : {}),
  };
  const world = { origin, guid: platformGuid, person, course, link, locale: locale ?? person.locale };
  return substituteVariables(custom, world);
}
