import { z } from 'zod';

/** What a review says about words of the text, in the order of its file; who says it is not in it. */
export const reviewCommentSchema = z.object({
  /** Its place in the file: of a review that is submitted it stays. */
  id: z.number().int(),
  /** The words that it stands on; empty where it stands on a mere place. */
  quote: z.string(),
  text: z.string(),
});
export type ReviewComment = z.infer<typeof reviewCommentSchema>;

export const reviewCommentsSchema = z.object({ comments: z.array(reviewCommentSchema) });
export type ReviewComments = z.infer<typeof reviewCommentsSchema>;
