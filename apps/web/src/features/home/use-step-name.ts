import { useTranslation } from 'react-i18next';
import { stepTitle } from '../../lib/sentences.ts';

/** What a step of an assignment is called, said anew when the language changes. */
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
