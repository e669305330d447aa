import type { ClassId, PeerReviewSetup } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshClass } from '../../../domain/classes/index.ts';
import { notify } from '../../../lib/snackbars.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { saveReviewDeadlines, setUpQuery } from '../peer-review-calls.ts';
import type { Deadlines } from './deadline-rules.ts';
import { deadlinesSchema, listDeadlines, toReviewDeadlineBodies } from './deadline-rules.ts';

/** The deadlines form; keeps typed values while another tab is shown. */
export function useDeadlines(classId: ClassId, saved: PeerReviewSetup) {
  const { t } = useTranslation('peer-review');
  const client = useQueryClient();
  const refreshClass = useRefreshClass(classId);
  const formId = useId();
  const [schema] = useState(() =>
    deadlinesSchema({ missing: t('deadlines.missing'), early: t('deadlines.early') }),
  );
  const form = useZodForm(schema, { defaultValues: listDeadlines(saved.drafts) });
  const saving = useAction({
    mutationFn: (values: Deadlines) => saveReviewDeadlines(toReviewDeadlineBodies(values)),
    meta: { showsOwnError: true },
    onSuccess: (_answer, values) => {
      form.reset(values);
      notify(t('deadlines.saved'));
      void client.invalidateQueries(setUpQuery(saved.assignmentId));
      void refreshClass();
    },
  });
  return { form, formId, saving, isChanged: form.formState.isDirty };
}

export type DeadlinesForm = ReturnType<typeof useDeadlines>;
