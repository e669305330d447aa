import type { ClassMember, ClassOverview } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { RowButton } from '../../ui/data-table/row-button.tsx';
import { MoreTimeIcon } from '../../ui/icons/index.ts';
import { useAccommodationText } from './use-accommodation-text.ts';

interface Props {
  classDetails: ClassOverview;
  student: ClassMember;
  name: string;
  onClick: () => void;
}

/** Highlighted if the student has accommodations; the tooltip lists them. */
export function AccommodationButton({ classDetails, student, name, onClick }: Props) {
  const { t } = useTranslation('accommodations');
  const formatters = useAccommodationText();
  const isGranted = student.accommodations.length > 0;
  const label = isGranted
    ? t('titleOf', { words: formatters.all(student.accommodations, classDetails.assignments) })
    : t('title');
  return (
    <RowButton label={label} name={name} color={isGranted ? 'primary' : 'default'} onClick={onClick}>
      <MoreTimeIcon fontSize="small" />
    </RowButton>
  );
}
