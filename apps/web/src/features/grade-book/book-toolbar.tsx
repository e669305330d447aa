import Typography from '@mui/material/Typography';
import type { GradeBook } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';

export function BookToolbar({ book }: { book: GradeBook }) {
  const { t } = useTranslation('gradebook');
  return (
    <Typography variant="body2" color="textSecondary">
      {t('size', { students: book.students.length, assignments: book.assignments.length })}
    </Typography>
  );
}
