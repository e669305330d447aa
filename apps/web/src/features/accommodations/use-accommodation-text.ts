import { durationParts } from '@redraft/calendar';
import type { Accommodation, AssignmentId, Grant } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';

interface Titled {
  id: AssignmentId;
  title: string;
}

/** Text of an accommodation: "25% extra time, 1 d 2 h extension". */
export function useAccommodationText() {
  const { t } = useTranslation(['accommodations', 'ui']);
  const duration = (minutes: number) => {
    const parts = durationParts(minutes * 60);
    const units = (['days', 'hours', 'minutes'] as const).filter((unit) => parts[unit] > 0);
    return units.map((unit) => `${parts[unit]} ${t(`ui:duration.${unit}`)}`).join(' ');
  };
  const formatAccommodation = ({ extraPercent, extensionMinutes }: Grant): string => {
    const phrases: string[] = [];
    if (extraPercent > 0) phrases.push(t('words.extra', { percent: extraPercent }));
    if (extensionMinutes > 0) phrases.push(t('words.extension', { duration: duration(extensionMinutes) }));
    return phrases.length === 0 ? t('words.none') : phrases.join(', ');
  };
  const all = (accommodations: readonly Accommodation[], assignments: readonly Titled[]): string =>
    accommodations
      .map((one) => {
        const title = assignments.find(({ id }) => id === one.assignmentId)?.title;
        return title === undefined
          ? formatAccommodation(one)
          : t('words.only', { title, words: formatAccommodation(one) });
      })
      .join('; ');
  return { duration, grant: formatAccommodation, all };
}
