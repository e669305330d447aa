import Button from '@mui/material/Button';
import type { ClassOverview } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyableKey } from '../../../domain/classes/index.ts';
import { dayOf } from '../../../lib/class-time.ts';
import { lookupName } from '../../../lib/sentences.ts';
import { LazyDialogs, lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { EditOutlinedIcon } from '../../../ui/icons/index.ts';
import { InfoCard } from '../../../ui/info-list.tsx';

const EditClass = lazyDialog(async () => (await import('./edit-class.tsx')).EditClass);

interface Props {
  course: ClassOverview;
  isEditing: boolean;
  onEditing: (isEditing: boolean) => void;
}

export function DetailsTab({ course, isEditing, onEditing }: Props) {
  const [hasEdited, setEdited] = useState(false);
  const close = () => {
    setEdited(true);
    onEditing(false);
  };
  if (isEditing) {
    return (
      <LazyDialogs>
        <EditClass course={course} onClose={close} />
      </LazyDialogs>
    );
  }
  return <ClassFacts course={course} onEdit={() => onEditing(true)} hasEdited={hasEdited} />;
}

interface FactsProps {
  course: ClassOverview;
  onEdit: () => void;
  /** The form was just closed: the focus returns to the edit button. */
  hasEdited: boolean;
}

function ClassFacts({ course, onEdit, hasEdited }: FactsProps) {
  const { t } = useTranslation('classes');
  const gradeOptions = course.grades.filter(({ selected }) => selected).map(({ value }) => value);
  const method =
    course.gradeMethod === 'Letter'
      ? t('method.LetterOf', { letters: gradeOptions.join(', ') })
      : t('method.Numeric');
  return (
    <InfoCard
      title={t('details')}
      {...(course.can.manage ? { action: <EditButton onClick={onEdit} hasFocus={hasEdited} /> } : {})}
      items={[
        { label: t('field.className'), value: course.className },
        { label: t('field.instructor'), value: course.instructorName },
        { label: t('field.subjectArea'), value: lookupName('area', course.subjectArea) },
        { label: t('field.studentLevel'), value: lookupName('level', course.studentLevel) },
        { label: t('field.startDate'), value: dayOf(course.startDate) },
        { label: t('field.endDate'), value: dayOf(course.endDate) },
        {
          label: t('field.timeZone'),
          value: course.classTimeZone.replaceAll('_', ' '),
        },
        { label: t('field.gradeMethod'), value: method },
        {
          label: t('field.enrollKey'),
          value: <CopyableKey value={course.enrollKey} />,
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
