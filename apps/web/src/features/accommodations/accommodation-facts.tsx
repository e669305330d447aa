import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Accommodation, ClassAccommodations, ClassOverview } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../lib/clock.ts';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { InfoCard } from '../../ui/info-list.tsx';
import { toValues } from './accommodation-values.ts';
import { buildPreviewRows } from './deadline-preview.ts';
import { DeadlineTable } from './deadline-table.tsx';
import { useAccommodationText } from './use-accommodation-text.ts';

interface Props {
  classDetails: ClassOverview;
  name: string;
  accommodations: readonly Accommodation[];
  assignments: ClassAccommodations['assignments'];
  classEnd: string;
  onClose: () => void;
}

/** A student's accommodations, for staff with read permission only. */
export function AccommodationFacts({
  classDetails,
  name,
  accommodations,
  assignments,
  classEnd,
  onClose,
}: Props) {
  const { t } = useTranslation('accommodations');
  const formatters = useAccommodationText();
  const [openedAt] = useState(now);
  const { note } = toValues(accommodations);
  const formatTitle = (one: Accommodation) =>
    assignments.find(({ id }) => id === one.assignmentId)?.title ?? t('wholeClass');
  const items = accommodations.map((one) => ({ label: formatTitle(one), value: formatters.grant(one) }));
  const rows = buildPreviewRows({
    assignments,
    enforced: new Set(),
    student: { accommodations: accommodations, submissions: [] },
    granted: accommodations,
    zone: classDetails.classTimeZone,
    classEnd,
    now: openedAt,
  });
  return (
    <FullScreenDialog open title={t('title')} subtitle={name} onClose={onClose} width="form">
      <Stack sx={{ gap: 3 }}>
        <Typography color="textSecondary">{t('readOnly')}</Typography>
        <InfoCard items={note === '' ? items : [...items, { label: t('note'), value: note }]} />
        <DeadlineTable name={name} rows={rows} zone={classDetails.classTimeZone} />
      </Stack>
    </FullScreenDialog>
  );
}
