import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ClassOverview } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classCloses } from '../../domain/assignments/index.ts';
import { dayInSentence } from '../../lib/class-time.ts';
import type { AssignmentForm } from './assignment-form.ts';
import { ClassEndDialog } from './class-end-dialog.tsx';

interface Props {
  form: AssignmentForm;
  classDetails: ClassOverview;
  /** Called after the class end was moved. */
  onMoved: () => void;
}

/** Says that dates must be before the class end, with a button to move it. */
export function ClassEndNote({ form, classDetails, onMoved }: Props) {
  const { t } = useTranslation('assignments');
  const [isDialogOpen, setDialogOpen] = useState(false);
  const endOfClass = Date.parse(classCloses(classDetails));
  const dates = form.watch(['startDate', 'endDate']).filter((date) => date !== '');
  const endsAfterClass = dates.some((date) => Date.parse(date) > endOfClass);
  const messageValues = { name: classDetails.className, day: dayInSentence(classDetails.endDate) };
  return (
    <Typography variant="body2" color={endsAfterClass ? 'error' : 'textSecondary'} aria-live="polite">
      {t(endsAfterClass ? 'classEnd.beyond' : 'classEnd.is', messageValues)}{' '}
      <Link
        component="button"
        type="button"
        onClick={() => setDialogOpen(true)}
        sx={{ verticalAlign: 'baseline' }}
      >
        {t('classEnd.move')}
      </Link>
      {isDialogOpen && (
        <ClassEndDialog
          form={form}
          classDetails={classDetails}
          onMoved={onMoved}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </Typography>
  );
}
