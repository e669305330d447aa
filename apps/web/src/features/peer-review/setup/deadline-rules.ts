import type { DraftId, PeerReviewSetup } from '@redraft/contracts';
import { draftIdSchema } from '@redraft/contracts';
import { z } from 'zod';

/** Schema of an assignment's review deadlines; `messages` are its two error messages. */
export function deadlinesSchema(messages: { missing: string; early: string }) {
  const row = z
    .object({
      draftId: draftIdSchema,
      isOn: z.boolean(),
      /** Empty if there is none. */
      deadline: z.string(),
      /** Deadline of the draft. */
      notBefore: z.string(),
    })
    .superRefine(({ isOn, deadline, notBefore }, context) => {
      if (!isOn) return;
      const isEarly = Date.parse(deadline) < Date.parse(notBefore);
      const message = deadline === '' ? messages.missing : messages.early;
      if (deadline === '' || isEarly) context.addIssue({ code: 'custom', path: ['deadline'], message });
    });
  return z.object({ drafts: z.array(row) });
}
export type Deadlines = z.infer<ReturnType<typeof deadlinesSchema>>;

export function listDeadlines(drafts: PeerReviewSetup['drafts']): Deadlines {
  return {
    drafts: drafts.map((draft) => ({
      draftId: draft.draftId,
      isOn: draft.draftPeerReviewDeadline !== null,
      deadline: draft.draftPeerReviewDeadline ?? '',
      notBefore: draft.draftDeadline,
    })),
  };
}

interface ReviewDeadlineBody {
  draftId: DraftId;
  draftPeerReviewDeadline: string | null;
}

export function toReviewDeadlineBodies({ drafts }: Deadlines): ReviewDeadlineBody[] {
  return drafts.map(({ draftId, isOn, deadline }) => ({
    draftId,
    draftPeerReviewDeadline: isOn ? deadline : null,
  }));
}
