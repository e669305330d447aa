import type { AssignmentDetail } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isShortDeadline } from '../../domain/assignments/index.ts';
import { now } from '../../lib/clock.ts';
import { notify } from '../../lib/snackbars.ts';
import type { AssignmentValues } from './assignment-values.ts';
import type { Consequence } from './consequences.ts';
import { listConsequences } from './consequences.ts';
import { isOutside, listRemainingDrafts } from './draft-list.ts';
import type { DraftForm } from './use-draft-form.ts';

/** Confirmation needed before an assignment is stored. */
type Question =
  | { kind: 'consequences'; values: AssignmentValues; consequences: readonly Consequence[] }
  | { kind: 'short'; values: AssignmentValues };

interface Options {
  savedAssignment: AssignmentDetail | null;
  draftForm: DraftForm;
  store: (values: AssignmentValues) => void;
}

/** Submits the form: incomplete drafts block it, and far-reaching changes need a confirmation. */
export function useSubmit({ savedAssignment, draftForm, store }: Options) {
  const { t } = useTranslation('assignments');
  const [question, setQuestion] = useState<Question | null>(null);
  // A confirmed deadline is not asked about again if the server rejects the request for another reason.
  const [meantDeadline, setMeantDeadline] = useState('');
  const submit = (values: AssignmentValues) => {
    if (values.multiDraft && draftForm.formState.isDirty) {
      notify(savedAssignment === null ? t('drafts.unsavedOnCreate') : t('drafts.unsavedOnUpdate'), {
        kind: 'warning',
      });
      return;
    }
    const { startDate: start, endDate: end } = values;
    const outside = listRemainingDrafts(values.drafts).find((draft) => isOutside(draft, { start, end }));
    if (values.multiDraft && outside !== undefined) {
      notify(t('drafts.outsideOf', { title: outside.title }), { kind: 'warning' });
      return;
    }
    const consequences = savedAssignment === null ? [] : listConsequences(savedAssignment, values, now());
    if (consequences.length > 0) setQuestion({ kind: 'consequences', values, consequences });
    else if (savedAssignment === null && isShortDeadline({ start, end }, now()) && meantDeadline !== end)
      setQuestion({ kind: 'short', values });
    else store(values);
  };
  const confirm = () => {
    if (question === null) return;
    if (question.kind === 'short') {
      setMeantDeadline(question.values.endDate);
      setQuestion(null);
    }
    store(question.values);
  };
  return { submit, asked: question, confirm, cancel: () => setQuestion(null) };
}
