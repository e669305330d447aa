import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { GradeBook } from '@redraft/contracts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseCsvSeparator } from '../../lib/csv-separator.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { ArrowDropDownIcon } from '../../ui/icons/index.ts';
import { downloadGrades } from './grade-book-calls.ts';
import { ImportGradesDialog } from './import-grades-dialog.tsx';

/** Number of rows and columns, and the export. */
export function BookToolbar({ book }: { book: GradeBook }) {
  const { t, i18n } = useTranslation('gradebook');
  const [isImporting, setImporting] = useState(false);
  const { classId } = book;
  const separator = chooseCsvSeparator(i18n.language);
  const download = useAction({
    mutationFn: (format: 'csv' | 'xlsx') => downloadGrades({ classId, format, separator }),
    onSuccess: () => {
      if (book.assignments.some(({ numberOfHidden }) => numberOfHidden > 0)) notify(t('file.withoutNames'));
    },
  });
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ alignSelf: 'center' }}>
        {t('size', { students: book.students.length, assignments: book.assignments.length })}
      </Typography>
      {book.can.grade && (
        <Button variant="outlined" color="inherit" onClick={() => setImporting(true)}>
          {t('file.import')}
        </Button>
      )}
      <ExportButton isBusy={download.isPending} onChoose={(format) => download.mutate(format)} />
      {isImporting && <ImportGradesDialog book={book} onClose={() => setImporting(false)} />}
    </>
  );
}

const formats = ['xlsx', 'csv'] as const;

interface ExportProps {
  isBusy: boolean;
  onChoose: (format: (typeof formats)[number]) => void;
}

function ExportButton({ isBusy, onChoose }: ExportProps) {
  const { t } = useTranslation('gradebook');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        endIcon={<ArrowDropDownIcon />}
        loading={isBusy}
        loadingPosition="end"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('file.export')}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {formats.map((format) => (
          <MenuItem
            key={format}
            onClick={() => {
              setAnchor(null);
              onChoose(format);
            }}
          >
            {t(format === 'xlsx' ? 'file.exportXlsx' : 'file.exportCsv')}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
