import CircularProgress from '@mui/material/CircularProgress';
import { useTranslation } from 'react-i18next';
import { CheckIcon, ErrorOutlinedIcon, VisibilityOffOutlinedIcon } from '../../ui/icons/index.ts';
import { writeGrade } from './cell-grade.ts';
import { signsOf } from './cell-state.ts';
import type { GridCell } from './grid-model.ts';
import { StateSign } from './state-sign.tsx';
import type { CellWrite } from './use-cell-writes.ts';

interface Props {
  cell: GridCell;
  write: CellWrite | undefined;
}

/** Content of a cell: its grade, save state, and whether it is released. */
export function GradeCellText({ cell, write }: Props) {
  const { t, i18n } = useTranslation('gradebook');
  if (cell.kind === 'absent') return <Quiet text="" label={t('cell.absent')} />;
  if (cell.kind === 'missed')
    return (
      <>
        <StateSign state="missed" isNamed={false} />
        <Quiet text={t('cell.missed')} label={t('cell.missedLong')} />
      </>
    );
  if (cell.kind === 'hidden') return <Quiet text="···" label={t('cell.hidden')} />;
  if (cell.kind === 'weighted') {
    const text = writeGrade(cell.grade, i18n.language);
    const isPartial = cell.grade !== null && !cell.isWhole;
    return isPartial ? (
      <Quiet text={`${text} *`} label={`${text}, ${t('cell.partial')}`} />
    ) : (
      <Quiet text={text} />
    );
  }
  const shown = write && write.kind !== 'saved' ? write.given : cell.grade;
  const isOpen = !cell.isSubmitted && shown === null;
  return (
    <>
      <Mark write={write} />
      {signsOf(cell).map((state) => (
        <StateSign key={state} state={state} />
      ))}
      {cell.grade !== null && !cell.isShown && (
        <VisibilityOffOutlinedIcon titleAccess={t('cell.held')} color="disabled" sx={{ fontSize: 14 }} />
      )}
      <span className={isOpen ? 'open' : undefined}>{writeGrade(shown, i18n.language)}</span>
    </>
  );
}

function Mark({ write }: { write: CellWrite | undefined }) {
  const { t } = useTranslation('gradebook');
  switch (write?.kind) {
    case 'saving':
      return <CircularProgress size={12} aria-label={t('cell.saving')} />;
    case 'saved':
      return <CheckIcon titleAccess={t('cell.saved')} color="success" sx={{ fontSize: 15 }} />;
    case 'failed':
      return <ErrorOutlinedIcon titleAccess={t('cell.failed')} color="error" sx={{ fontSize: 16 }} />;
    case undefined:
      return null;
  }
}

/** Screen readers read the label instead of the symbol. */
function Quiet({ text, label }: { text: string; label?: string }) {
  return (
    <span className="quiet" title={label}>
      {text}
    </span>
  );
}
