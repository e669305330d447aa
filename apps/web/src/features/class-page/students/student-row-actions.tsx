import type { ClassOverview } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { RowButton } from '../../../ui/data-table/row-button.tsx';
import { InsightsIcon, PersonRemoveOutlinedIcon } from '../../../ui/icons/index.ts';
import { AccommodationButton } from '../../accommodations/index.ts';
import type { StudentRow } from '../class-rows.ts';

interface Props {
  classDetails: ClassOverview;
  row: StudentRow;
  onAnalytics: () => void;
  onAccommodation: () => void;
  onRemove: () => void;
}

/** Staff with read access see existing accommodations only. */
export function StudentRowActions({ classDetails, row, onAnalytics, onAccommodation, onRemove }: Props) {
  const { t } = useTranslation(['common', 'graphs']);
  const { student, name } = row;
  const canManage = classDetails.can.manage;
  return (
    <>
      <RowButton label={t('graphs:open.student')} name={name} onClick={onAnalytics}>
        <InsightsIcon fontSize="small" />
      </RowButton>
      {(canManage || student.accommodations.length > 0) && (
        <AccommodationButton
          classDetails={classDetails}
          student={student}
          name={name}
          onClick={onAccommodation}
        />
      )}
      {canManage && (
        <RowButton label={t('remove')} name={name} onClick={onRemove}>
          <PersonRemoveOutlinedIcon fontSize="small" />
        </RowButton>
      )}
    </>
  );
}
