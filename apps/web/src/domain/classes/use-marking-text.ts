import type { ReadableClass } from '@redraft/contracts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Describes an assistant's permissions for texts; users who only have a role can read. */
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
