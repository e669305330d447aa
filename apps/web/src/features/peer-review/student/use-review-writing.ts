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

/** Writing; bringing in the last words; being asked whether it is ready; sending it. `unsaved`: the last words could not be brought in. */
type Phase = 'writing' | 'saving' | 'asking' | 'sending' | 'unsaved';

interface Options {
  classId: ClassId;
  review: PeerReview;
  criteria: RefObject<CriteriaHandle | null>;
  onClose: () => void;
}

/** Nothing is submitted and nothing is closed before the last words are saved. */
export function useReviewWriting({ classId, review, criteria, onClose }: Options) {
  const { t } = useTranslation('peer-review');
  const refresh = useRefreshClass(classId);
  const frame = useRef<EditorFrameHandle>(null);
  const [isLoaded, setLoaded] = useState(false);
  /** Said with each save, several times a second: nothing is drawn by it. */
  const isModified = useRef(false);
  const [phase, setPhase] = useState<Phase>('writing');
  useAutosave({ frame, isActive: review.can.write && isLoaded, isMainText: true });

  /** What was never shown was not written in. */
  const savedText = async (): Promise<boolean> => {
    if (!isLoaded || frame.current === null) return true;
    return (await frame.current.save({ notify: true })).success;
  };
  const saved = async (during: 'saving' | 'sending'): Promise<boolean> => {
    setPhase(during);
    if (!review.can.write) return true;
    const isAnswered = (await criteria.current?.save()) ?? true;
    const isSaved = isAnswered && (await savedText());
    if (!isSaved) setPhase('unsaved');
    return isSaved;
  };
  const send = useAction({
    mutationFn: async () => {
      // What was written while the question stood is in it as well.
      if (!(await saved('sending'))) throw new Error(t('review.unsaved'));
      await submitReview(review.id);
    },
    meta: { ownError: true },
    onSuccess: async () => {
      notify(t('review.submitted'));
      await refresh();
      onClose();
    },
    onError: (error) => {
      setPhase((now) => (now === 'unsaved' ? now : 'writing'));
      notify(t('review.failed'), { kind: 'error', detail: messageOf(error) });
      void refresh();
    },
  });
  return {
    frame,
    phase,
    ask: async () => (await saved('saving')) && setPhase('asking'),
    submit: () => send.mutate(),
    goOn: () => setPhase('writing'),
    close: async () => {
      if (!isModified.current || phase === 'unsaved' || (await saved('saving'))) onClose();
    },
    handleLoaded: () => {
      setLoaded(true);
      isModified.current = false;
    },
    handleModified: (isNow: boolean) => {
      isModified.current = isNow;
      // What has failed once is tried again after the next change or save.
      setPhase((now) => (now === 'unsaved' ? 'writing' : now));
    },
    handleAccessChanged: () => void refresh(),
  };
}
