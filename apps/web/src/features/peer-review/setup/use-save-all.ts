import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/snackbars.ts';
import type { CriteriaChoice } from '../../review-criteria/index.ts';
import type { PracticeChoice } from '../practice/use-practice-choice.ts';
import type { TabId } from './tab-ids.ts';
import type { DeadlinesForm } from './use-deadlines.ts';
import type { Pairing } from './use-pairing.ts';
import type { SaveReviewers } from './use-save-reviewers.ts';

interface Options {
  tab: TabId;
  onTab: (tab: TabId) => void;
  pairing: Pairing;
  reviewers: SaveReviewers;
  deadlines: DeadlinesForm;
  criteria: CriteriaChoice;
  practice: PracticeChoice;
}

/** State of one tab: whether it has changes, and how to save them; resolves to false if rejected. */
interface Part {
  tab: TabId;
  isChanged: boolean;
  save: () => Promise<boolean>;
}

/** One button saves the changes of all tabs; if one is rejected, that tab is shown with its error. */
export function useSaveAll(options: Options) {
  const { t } = useTranslation('peer-review');
  const { tab, onTab } = options;
  const [isSaving, setSaving] = useState(false);
  const parts = listUnsavedParts(options, () => notify(t('practiceTab.missing'), { kind: 'error' }));
  const changed = parts.filter(({ isChanged }) => isChanged);
  const saveAll = async () => {
    // Without changes the current tab is saved: a round with default settings.
    const due = changed.length > 0 ? changed : parts.filter((part) => part.tab === tab);
    setSaving(true);
    try {
      for (const part of due) {
        if (!(await part.save())) return onTab(part.tab);
      }
      if (tab === 'reviewers' && due.some((part) => part.tab === 'reviewers')) onTab('deadlines');
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, isChanged: changed.length > 0, saveAll };
}

function listUnsavedParts(
  { pairing, reviewers, deadlines, criteria, practice }: Options,
  onEmptyPractice: () => void,
): Part[] {
  return [
    {
      tab: 'reviewers',
      isChanged: pairing.isChanged,
      save: () => succeeds(reviewers.mutateAsync(pairing.setUp)),
    },
    { tab: 'deadlines', isChanged: deadlines.isChanged, save: () => saveDeadlines(deadlines) },
    {
      tab: 'criteria',
      isChanged: criteria.isChanged,
      save: () => succeeds(criteria.save.mutateAsync()),
    },
    {
      tab: 'practice',
      isChanged: practice.isChanged,
      save: async () => {
        if (practice.canSave) return succeeds(practice.save.mutateAsync());
        onEmptyPractice();
        return false;
      },
    },
  ];
}

/** The tab shows the error. */
function succeeds(action: Promise<unknown>): Promise<boolean> {
  return action.then(
    () => true,
    () => false,
  );
}

async function saveDeadlines({ form, saving }: DeadlinesForm): Promise<boolean> {
  let isSaved = false;
  await form.handleSubmit(async (values) => {
    isSaved = await succeeds(saving.mutateAsync(values));
  })();
  return isSaved;
}
