import type { ChangeRubricBody, Rubric, RubricContent } from '@redraft/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { addRubric, changeRubric, loadRubrics, removeRubric } from './rubric-calls.ts';

const libraryKey = ['rubrics'] as const;

export function useLibrary() {
  return useQuery({ queryKey: libraryKey, queryFn: ({ signal }) => loadRubrics(signal) });
}

function useLibraryChange<Variables, Answer>(
  change: (variables: Variables) => Promise<Answer>,
  options: { successMessage: (variables: Variables) => string; hasOwnError?: boolean },
) {
  const client = useQueryClient();
  return useAction({
    mutationFn: change,
    meta: { showsOwnError: options.hasOwnError ?? false },
    onSuccess: (_answer, variables) => {
      notify(options.successMessage(variables));
      return client.invalidateQueries({ queryKey: libraryKey });
    },
  });
}

export function useAddRubric() {
  const { t } = useTranslation('rubrics');
  return useLibraryChange((content: RubricContent) => addRubric(content), {
    successMessage: ({ title }) => t('added', { title }),
    hasOwnError: true,
  });
}

export function useChangeRubric() {
  const { t } = useTranslation('rubrics');
  return useLibraryChange((body: ChangeRubricBody) => changeRubric(body), {
    successMessage: ({ title }) => t('changed', { title }),
    hasOwnError: true,
  });
}

/** Replaces the rubric with the same title without a version check: the user has confirmed. */
export function useReplaceRubric() {
  const { t } = useTranslation('rubrics');
  return useLibraryChange(replaceByTitle, { successMessage: ({ title }) => t('changed', { title }) });
}

async function replaceByTitle(content: RubricContent): Promise<Rubric> {
  const normalizedTitle = content.title.trim().toLowerCase();
  const found = (await loadRubrics()).find(({ title }) => title.toLowerCase() === normalizedTitle);
  return found === undefined
    ? addRubric(content)
    : changeRubric({ ...content, id: found.id, version: found.version });
}

export function useRemoveRubric() {
  const { t } = useTranslation('rubrics');
  return useLibraryChange(({ id }: Rubric) => removeRubric(id), {
    successMessage: ({ title }) => t('removed', { title }),
  });
}
