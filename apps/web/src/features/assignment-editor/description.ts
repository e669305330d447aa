import type { AssignmentDetail, RichText } from '@redraft/contracts';
import { isUnformatted, limits, plainTextOf, richText, richTextOf } from '@redraft/contracts';
import { z } from 'zod';

const takenSchema = richText(limits.assignmentDescription);

/** As the server takes it; whatever is wrong in it is said of the whole, as the field has one place to say it. */
export const descriptionSchema = z.custom<RichText>().check(({ value, issues }) => {
  const [problem] = takenSchema.safeParse(value).error?.issues ?? [];
  if (problem !== undefined) issues.push({ code: 'custom', message: problem.message, input: value });
});

/** A plain description is edited line by line, and an empty one has no lines. */
export function editedDescription(
  stored: Pick<AssignmentDetail, 'description' | 'richDescription'>,
): RichText {
  const { description, richDescription } = stored;
  return richDescription ?? (description === '' ? [] : richTextOf(description));
}

/** Without the empty lines at its ends. What has no format is sent as the plain words that it is. */
export function sentDescription(edited: RichText): { description: string; richDescription: RichText | null } {
  const isFilled = edited.map((block) => plainTextOf([{ ...block, type: 'paragraph' }]).trim() !== '');
  const text = edited.slice(Math.max(0, isFilled.indexOf(true)), isFilled.lastIndexOf(true) + 1);
  const isPlain = text.length === 0 || isUnformatted(text);
  return { description: plainTextOf(text), richDescription: isPlain ? null : text };
}
