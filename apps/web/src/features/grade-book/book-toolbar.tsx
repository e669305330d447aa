import ImportExportIcon from '@mui/icons-material/ImportExport';
import Typography from '@mui/material/Typography';
import type { GradeBook } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/snackbars.ts';
import { useAct } from '../../lib/use-act.ts';
import { IconMenu } from '../../ui/icon-menu.tsx';
import { downloadGrades } from './grade-book-calls.ts';
import { ImportGradesDialog } from './import-grades-dialog.tsx';

/** How large the book is, and the grades as a file. */
export function BookToolbar({ book }: { book: GradeBook }) {
  const { t, i18n } = useTranslation('gradebook');
  const [isImporting, setImporting] = useState(false);
  const { classId } = book;
  // Where German is read, spreadsheet programs expect semicolons.
  const separator = i18n.language.startsWith('de') ? 'semicolon' : 'comma';
  const download = useAct({
    mutationFn: (format: 'csv' | 'xlsx') => downloadGrades({ classId, format, separator }),
    onSuccess: () => {
      if (book.assignments.some(({ numberOfHidden }) => numberOfHidden > 0)) notify(t('file.withoutNames'));
    },
  });
  const files = [
    { id: 'xlsx', label: t('file.exportXlsx'), onSelect: () => download.mutate('xlsx') },
    { id: 'csv', label: t('file.exportCsv'), onSelect: () => download.mutate('csv') },
  ];
  const importing = { id: 'import', label: t('file.import'), onSelect: () => setImporting(true) };
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ alignSelf: 'center' }}>
        {t('size', { students: book.students.length, assignments: book.assignments.length })}
      </Typography>
      <IconMenu
        label={t('file.menu')}
        icon={<ImportExportIcon />}
        isBusy={download.isPending}
        groups={[files, book.can.grade ? [importing] : []]}
      />
      {isImporting && <ImportGradesDialog book={book} onClose={() => setImporting(false)} />}
    </>
  );
}
