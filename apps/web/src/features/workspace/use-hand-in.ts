import type { DraftId, StudentAssignment } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { delay } from '../../lib/delay.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { isNotEditorFrameQuery } from '../../ui/editor-frame/frame-key.ts';
import type { HandInPhase } from './hand-in.ts';
import { handIn } from './hand-in.ts';
import type { OpenDocument } from './layout/use-open-document.ts';
import { submitDraft } from './workspace-calls.ts';
import { workspaceKey } from './workspace-query.ts';

/** Delay before the document is reopened after an action, in ms. */
const reopenDelayMs = 500;

interface Options {
  assignment: StudentAssignment;
  submission: NonNullable<StudentAssignment['submission']>;
  document: Pick<OpenDocument, 'frame' | 'isLoaded'>;
}

export function useHandIn({ assignment, submission, document }: Options) {
  const { frame, isLoaded } = document;
  const { t } = useTranslation('workspace');
  const client = useQueryClient();
  const [phase, setPhase] = useState<HandInPhase | null>(null);
  const { mutate } = useAction({
    mutationFn: async (draftId: DraftId) => {
      const openEditor = isLoaded && assignment.can.write ? frame.current : null;
      const outcome = await handIn(
        {
          editor: openEditor && {
            save: () => openEditor.save({ notify: true, endsEdit: true }),
            finalise: () => openEditor.finalise(),
          },
          delay,
          send: () => submitDraft(submission.submissionId, draftId),
          onPhase: setPhase,
        },
        assignment.autoAccept,
      );
      if (outcome === 'unsaved') throw new Error(t('handIn.unsaved'));
    },
    onSuccess: async () => {
      notify(t('handIn.done'));
      await delay(reopenDelayMs);
      // The new status reopens the document; lists elsewhere are refetched too.
      await client.invalidateQueries({ predicate: isNotEditorFrameQuery });
    },
    onError: () => {
      // After an unknown outcome the request may have succeeded: refetch.
      void client.invalidateQueries({ queryKey: workspaceKey(assignment.id) });
    },
    onSettled: () => setPhase(null),
  });
  return { phase, submit: mutate };
}
