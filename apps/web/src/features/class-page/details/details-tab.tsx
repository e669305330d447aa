import Button from '@mui/material/Button';
import type { ClassOverview } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyableKey } from '../../../domain/classes/index.ts';
import { dayOf } from '../../../lib/class-time.ts';
import { lookupName } from '../../../lib/sentences.ts';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { EditOutlinedIcon } from '../../../ui/icons/index.ts';
import { InfoCard } from '../../../ui/info-list.tsx';

const EditClass = lazyDialog(async () => (await import('./edit-class.tsx')).EditClass);

interface Props {
  classDetails: ClassOverview;
  isEditing: boolean;
  onEditing: (isEditing: boolean) => void;
}

export function DetailsTab({ classDetails, isEditing, onEditing }: Props) {
  const [hasEdited, setEdited] = useState(false);
  const close = () => {
    setEdited(true);
    onEditing(false);
  };
  if (isEditing) {
    return <EditClass classDetails={classDetails} onClose={close} />;
  }
  return <ClassFacts classDetails={classDetails} onEdit={() => onEditing(true)} hasEdited={hasEdited} />;
}

interface FactsProps {
  classDetails: ClassOverview;
  onEdit: () => void;
  /** The form was just closed: the focus returns to the edit button. */
  hasEdited: boolean;
}

function ClassFacts({ classDetails, onEdit, hasEdited }: FactsProps) {
  const { t } = useTranslation('classes');
  const gradeOptions = classDetails.grades.filter(({ selected }) => selected).map(({ value }) => value);
  const method =
    classDetails.gradeMethod === 'Letter'
      ? t('method.LetterOf', { letters: gradeOptions.join(', ') })
      : t('method.Numeric');
  return (
    <InfoCard
      title={t('details')}
      {...(classDetails.can.manage ? { action: <EditButton onClick={onEdit} hasFocus={hasEdited} /> } : {})}
      items={[
        { label: t('field.className'), value: classDetails.className },
        { label: t('field.instructor'), value: classDetails.instructorName },
        { label: t('field.subjectArea'), value: lookupName('area', classDetails.subjectArea) },
        { label: t('field.studentLevel'), value: lookupName('level', classDetails.studentLevel) },
        { label: t('field.startDate'), value: dayOf(classDetails.startDate) },
        { label: t('field.endDate'), value: dayOf(classDetails.endDate) },
        {
          label: t('field.timeZone'),
          value: classDetails.classTimeZone.replaceAll('_', ' '),
        },
        { label: t('field.gradeMethod'), value: method },
        {
          label: t('field.enrollKey'),
          value: <CopyableKey value={classDetails.enrollKey} />,
        },
      ]}
    />
  );
}

function EditButton({ onClick, hasFocus }: { onClick: () => void; hasFocus: boolean }) {
  const { t } = useTranslation();
  return (
    <Button variant="outlined" startIcon={<EditOutlinedIcon />} onClick={onClick} autoFocus={hasFocus}>
      {t('edit')}
    </Button>
  );
}
