import type { TFunction } from 'i18next';
import { translateKnown } from '../../lib/sentences.ts';

/** Why the text is read-only, in the page's language; the server's message for unknown reasons. */
export function describeClosed(
  closed: { reason: string; code: string | null },
  t: TFunction<'workspace'>,
): { label: string; text: string } {
  switch (closed.code) {
    case 'assignment.paused':
      return { label: t('closed.paused'), text: t('closed.pausedText') };
    case 'class.archived':
      return { label: t('closed.archived'), text: t('closed.archivedText') };
    case 'assignment.not_started':
      return { label: t('closed.early'), text: t('closed.earlyText') };
    case 'assignment.closed':
      return { label: t('closed.late'), text: t('closed.lateText') };
    case 'submission.closed':
      return { label: t('closed.submitted'), text: t('closed.submittedText') };
    default:
      return {
        label: t('closed.other'),
        text: (closed.code !== null && translateKnown({ code: closed.code, params: {} })) || closed.reason,
      };
  }
}
