import type { AssignmentDetail, RichText } from '@redraft/contracts';
import { isUnformatted, limits, richText, richTextOf, toPlainText } from '@redraft/contracts';
import { z } from 'zod';

const storableSchema = richText(limits.assignmentDescription);

/** Validates like the server; all issues are reported for the whole value, because the field shows one message. */
export const descriptionSchema = z.custom<RichText>().check(({ value, issues }) => {
  const [problem] = storableSchema.safeParse(value).error?.issues ?? [];
  if (problem !== undefined) issues.push({ code: 'custom', message: problem.message, input: value });
});

/** A plain description is edited line by line; an empty one has no lines. */
export function toEditorDescription(
  stored: Pick<AssignmentDetail, 'description' | 'richDescription'>,
): RichText {
  const { description, richDescription } = stored;
  return richDescription ?? (description === '' ? [] : richTextOf(description));
}

/** Trims empty lines at both ends. Without formatting, it is sent as plain text. */
export function toDescriptionBody(editorText: RichText): {
  description: string;
  richDescription: RichText | null;
} {
  const isFilled = editorText.map((block) => toPlainText([{ ...block, type: 'paragraph' }]).trim() !== '');
  const text = editorText.slice(Math.max(0, isFilled.indexOf(true)), isFilled.lastIndexOf(true) + 1);
  const isUnformattedText = text.length === 0 || isUnformatted(text);
  return { description: toPlainText(text), richDescription: isUnformattedText ? null : text };
}
