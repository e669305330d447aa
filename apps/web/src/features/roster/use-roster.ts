import type {
  ClassId,
  ClassInvitation,
  ClassOverview,
  MailInvitationsBody,
  RosterRow,
} from '@redraft/contracts';
import type { Language } from '@redraft/sentences/languages';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRefreshClass } from '../../domain/classes/index.ts';
import { chooseCsvSeparator } from '../../lib/csv-separator.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { countOutcomes, isChange } from './preview-rows.ts';
import {
  exportRoster,
  importRoster,
  mailInvitations,
  previewRoster,
  removeInvitation,
} from './roster-calls.ts';

/** Preview of the rows; `reading` distinguishes successive inputs. */
export function usePreview(classId: ClassId, wanted: { reading: number; rows: readonly RosterRow[] }) {
  return useQuery({
    queryKey: ['roster-preview', classId, wanted.reading],
    queryFn: ({ signal }) => previewRoster({ classId, rows: wanted.rows }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    enabled: wanted.rows.length > 0,
  });
}

export function useImport(classId: ClassId, onDone: () => void) {
  const { t } = useTranslation('roster');
  const refresh = useRefreshClass(classId);
  return useAction({
    mutationFn: (wanted: { rows: readonly RosterRow[]; mailLanguage?: Language }) =>
      importRoster({ classId, ...wanted }),
    meta: { showsOwnError: true },
    onSuccess: async (answer) => {
      const done = countOutcomes(answer.rows).flatMap(([outcome, count]) =>
        isChange(outcome) ? [t(`done.${outcome}`, { count })] : [],
      );
      if (answer.mailed > 0) done.push(t('done.mailed', { count: answer.mailed }));
      notify(done.join(' '));
      await refresh();
      onDone();
    },
  });
}

export function useExport(classId: ClassId) {
  const { i18n } = useTranslation();
  const separator = chooseCsvSeparator(i18n.language);
  return useAction({ mutationFn: () => exportRoster({ classId, separator }) });
}

/** Withdraws an invitation; undo invites again. */
export function useRemoveInvitation(classDetails: Pick<ClassOverview, 'id' | 'sections'>) {
  const { t } = useTranslation(['roster', 'ui']);
  const refresh = useRefreshClass(classDetails.id);
  const restore = useAction({
    mutationFn: (row: RosterRow) => importRoster({ classId: classDetails.id, rows: [row] }),
    onSuccess: refresh,
  });
  return useAction({
    mutationFn: ({ id }: ClassInvitation) => removeInvitation(id),
    onSuccess: (_answer, { email, firstName, lastName, sectionId }) => {
      const section = classDetails.sections.find(({ id }) => id === sectionId)?.name ?? '';
      const row = { line: 1, email, firstName, lastName, section };
      const action = { label: t('ui:undo'), onClick: () => restore.mutate(row) };
      notify(t('invited.removed', { email }), { action });
      return refresh();
    },
  });
}

/** Mails invited people. */
export function useMailInvitations(classId: ClassId) {
  const { t } = useTranslation('roster');
  const refresh = useRefreshClass(classId);
  return useAction({
    mutationFn: (wanted: Omit<MailInvitationsBody, 'classId'>) => mailInvitations({ classId, ...wanted }),
    onSuccess: ({ mailed, tooSoon }) => {
      notify(mailed === 0 && tooSoon > 0 ? t('mail.tooSoon') : t('done.mailed', { count: mailed }));
      return refresh();
    },
  });
}
