import Button from '@mui/material/Button';
import type { ClassOverview } from '@redraft/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useSectionChoice } from './use-section-choice.ts';

interface Props {
  classDetails: Pick<ClassOverview, 'sections' | 'students'>;
  /** Whether the class is empty; by default, whether it has no students. */
  isEmpty?: boolean;
  /** Content for an empty class. */
  children?: ReactNode;
}

/** Shown instead of an empty list: no students in the selected section, or in the class. */
export function NoStudents({ classDetails, isEmpty = classDetails.students.length === 0, children }: Props) {
  const { t } = useTranslation(['sections', 'classes']);
  const [, choose] = useSectionChoice(classDetails.sections);
  if (isEmpty) {
    return children ?? <EmptyState dense title={t('classes:student.none')} />;
  }
  return (
    <EmptyState
      dense
      title={t('noneHere')}
      action={<Button onClick={() => choose('all')}>{t('showAll')}</Button>}
    />
  );
}
