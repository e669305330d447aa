import type { ReadableClass } from '@redraft/contracts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** What an assistant may do with the texts of a class, in words; whoever only reads it by their role reads. */
export function useMarkingText(): (marking: ReadableClass['marking']) => string {
  const { t } = useTranslation('oversight');
  return useCallback(
    (marking) => {
      const may = t(`marking.${marking?.level ?? 'none'}`);
      if (!marking || marking.level === 'none' || marking.sections === null) return may;
      const sections = marking.sections.join(', ') || t('marking.noSections');
      return t('marking.inSections', { may, sections });
    },
    [t],
  );
}
