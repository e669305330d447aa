import type { ClassId, PeerReview } from '@redraft/contracts';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshClass } from '../../../domain/classes/index.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { notify } from '../../../lib/snackbars.ts';
import { useAction } from '../../../lib/use-action.ts';
import type { EditorFrameHandle } from '../../../ui/editor-frame/editor-frame-props.ts';
import { useAutosave } from '../../../ui/editor-frame/use-autosave.ts';
import type { CriteriaHandle } from '../../review-criteria/index.ts';
import { submitReview } from '../peer-review-calls.ts';

/** Phases: writing, saving the last changes, asking for confirmation, sending. `unsaved`: the last changes could not be saved. */
type Phase = 'writing' | 'saving' | 'asking' | 'sending' | 'unsaved';

interface Options {
  classId: ClassId;
  review: PeerReview;
  criteria: RefObject<CriteriaHandle | null>;
  onClose: () => void;
}

/** Saves the last changes before a review is submitted or closed. */
export function useReviewWriting({ classId, review, criteria, onClose }: Options) {
  const { t } = useTranslation('peer-review');
  const refresh = useRefreshClass(classId);
  const frame = useRef<EditorFrameHandle>(null);
  const [isLoaded, setLoaded] = useState(false);
  /** A ref, because it changes several times a second and must not trigger rendering. */
  const isModified = useRef(false);
  const [phase, setPhase] = useState<Phase>('writing');
  useAutosave({ frame, isActive: review.can.write && isLoaded, isMainText: true });

  /** A document that was never loaded has no changes. */
  const saveText = async (): Promise<boolean> => {
    if (!isLoaded || frame.current === null) return true;
    return (await frame.current.save({ notify: true })).success;
  };
  const saveChanges = async (phase: 'saving' | 'sending'): Promise<boolean> => {
    setPhase(phase);
    if (!review.can.write) return true;
    const areAnswersSaved = (await criteria.current?.save()) ?? true;
    const isSaved = areAnswersSaved && (await saveText());
    if (!isSaved) setPhase('unsaved');
    return isSaved;
  };
  const send = useAction({
    mutationFn: async () => {
      // Includes changes made while the confirmation was open.
      if (!(await saveChanges('sending'))) throw new Error(t('review.unsaved'));
      await submitReview(review.id);
    },
    meta: { showsOwnError: true },
    onSuccess: async () => {
      notify(t('review.submitted'));
      await refresh();
      onClose();
    },
    onError: (error) => {
      setPhase((current) => (current === 'unsaved' ? current : 'writing'));
      notify(t('review.failed'), { kind: 'error', detail: messageOf(error) });
      void refresh();
    },
  });
  return {
    frame,
    phase,
    requestSubmission: async () => (await saveChanges('saving')) && setPhase('asking'),
    submit: () => send.mutate(),
    cancelSubmission: () => setPhase('writing'),
    close: async () => {
      if (!isModified.current || phase === 'unsaved' || (await saveChanges('saving'))) onClose();
    },
    handleLoaded: () => {
      setLoaded(true);
      isModified.current = false;
    },
    handleModified: (modified: boolean) => {
      isModified.current = modified;
      // After a failure, the next change or save allows another attempt.
      setPhase((current) => (current === 'unsaved' ? 'writing' : current));
    },
    handleAccessChanged: () => void refresh(),
  };
}
