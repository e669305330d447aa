import type { DraftId, FeedbackDraft, ReadSubmission, SubmissionId } from '@redraft/contracts';
import { useEffect, useMemo, useState } from 'react';
import { parseJson, readStored, writeStored } from '../../lib/browser-storage.ts';
import type { Keeping } from '../../lib/kept-as-typed.ts';
import { useSession } from '../../lib/session.ts';
import { useKeptAsTyped } from '../../lib/use-kept-as-typed.ts';
import { keepFeedbackDraft, loadFeedbackDraft } from './feedback-calls.ts';
import {
  isSameFeedback,
  likelyDraftOf,
  mergeFeedback,
  type TypedFeedback,
  typedIn,
  withDeviceCopy,
} from './typed-feedback.ts';

const keepingOf = (id: SubmissionId, likely: DraftId | null): Keeping<FeedbackDraft, TypedFeedback> => ({
  typedIn: (kept) => typedIn(kept, likely),
  isSame: isSameFeedback,
  canWrite: () => true,
  load: () => loadFeedbackDraft(id),
  send: ({ version }, typed) => keepFeedbackDraft({ submissionId: id, version, ...typed }),
  merge: mergeFeedback,
});

/** What is typed to a student: on the server after each pause, and on this device until it is there. */
export function useTypedFeedback(submission: ReadSubmission, loaded: FeedbackDraft) {
  const { submissionId } = submission;
  const [likely] = useState(() => likelyDraftOf(submission));
  const copyKey = `redraft.feedback.${useSession()?.id ?? ''}.${submissionId}`;
  const keeping = useMemo(() => keepingOf(submissionId, likely), [submissionId, likely]);
  const [begun] = useState(() =>
    withDeviceCopy(typedIn(loaded, likely), parseJson(readStored('local', copyKey))),
  );
  const form = useKeptAsTyped(loaded, keeping, begun);
  const { typed, kept, saving } = form;
  const [isKeptHere, setKeptHere] = useState(true);
  // Synchronises the copy on the device with what the server lacks.
  useEffect(() => {
    const copy = saving === 'saved' ? null : JSON.stringify({ ...typed, base: kept.comment });
    setKeptHere(writeStored('local', copyKey, copy));
  }, [typed, kept, saving, copyKey]);
  return { ...form, isKeptHere };
}
