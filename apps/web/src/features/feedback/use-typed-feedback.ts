import type { DraftId, FeedbackDraft, ReadSubmission, SubmissionId } from '@redraft/contracts';
import { useEffect, useMemo, useState } from 'react';
import type { AutosaveOptions } from '../../lib/autosaved-value.ts';
import { parseJson, readStored, writeStored } from '../../lib/browser-storage.ts';
import { useSession } from '../../lib/session.ts';
import { useAutosavedValue } from '../../lib/use-autosaved-value.ts';
import { loadFeedbackDraft, saveFeedbackDraft } from './feedback-calls.ts';
import {
  findDefaultDraft,
  isSameFeedback,
  mergeDeviceCopy,
  mergeFeedback,
  readTyped,
  type TypedFeedback,
} from './typed-feedback.ts';

const createAutosaveOptions = (
  id: SubmissionId,
  defaultDraft: DraftId | null,
): AutosaveOptions<FeedbackDraft, TypedFeedback> => ({
  readTyped: (stored) => readTyped(stored, defaultDraft),
  isSame: isSameFeedback,
  canWrite: () => true,
  load: () => loadFeedbackDraft(id),
  send: ({ version }, typed) => saveFeedbackDraft({ submissionId: id, version, ...typed }),
  merge: mergeFeedback,
});

/** Feedback being typed: saved to the server after each pause, and kept on this device until then. */
export function useTypedFeedback(submission: ReadSubmission, loaded: FeedbackDraft) {
  const { submissionId } = submission;
  const [defaultDraft] = useState(() => findDefaultDraft(submission));
  const copyKey = `redraft.feedback.${useSession()?.id ?? ''}.${submissionId}`;
  const options = useMemo(
    () => createAutosaveOptions(submissionId, defaultDraft),
    [submissionId, defaultDraft],
  );
  const [initial] = useState(() =>
    mergeDeviceCopy(readTyped(loaded, defaultDraft), parseJson(readStored('local', copyKey))),
  );
  const form = useAutosavedValue(loaded, options, initial);
  const { typed, stored, saving } = form;
  const [isStoredOnDevice, setStoredOnDevice] = useState(true);
  // Stores a local copy of text that is not saved on the server.
  useEffect(() => {
    const copy = saving === 'saved' ? null : JSON.stringify({ ...typed, base: stored.comment });
    setStoredOnDevice(writeStored('local', copyKey, copy));
  }, [typed, stored, saving, copyKey]);
  return { ...form, isStoredOnDevice };
}
