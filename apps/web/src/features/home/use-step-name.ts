import { useTranslation } from 'react-i18next';
import { stepTitle } from '../../lib/sentences.ts';

/** Name of an assignment step, updated on language change. */
export function useStepName({
  stepTitle: draftTitle,
  isFinal,
}: {
  stepTitle: string;
  isFinal: boolean;
}): string {
  useTranslation();
  return stepTitle({ draftTitle, draftType: isFinal ? 'FINAL' : 'DRAFT' });
}
