import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import type { GradeBook } from '@redraft/contracts';
import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CellGrade, readGrade, writeGrade } from './cell-grade.ts';

interface Props {
  label: string;
  grade: CellGrade;
  /** The key that started editing; empty to edit the current value. */
  initial: string;
  book: Pick<GradeBook, 'gradeMethod' | 'gradeOptions'>;
  onGrade: (grade: CellGrade, towards: 'down' | 'right' | 'stay') => void;
  onCancel: () => void;
}

/** Cell input: Enter saves and moves down, Tab right, Escape cancels. */
export function CellEditor({ label, grade, initial, book, onGrade, onCancel }: Props) {
  const { t, i18n } = useTranslation('gradebook');
  const [text, setText] = useState(
    initial === '' && grade !== null ? writeGrade(grade, i18n.language) : initial,
  );
  const [isInvalid, setInvalid] = useState(false);
  // Leaving by a key also causes a blur event.
  const isDone = useRef(false);
  const submit = (towards: 'down' | 'right' | 'stay') => {
    const read = readGrade(text, book, i18n.language);
    if (read === 'invalid') return setInvalid(true);
    isDone.current = true;
    onGrade(read.grade, towards);
  };
  const why =
    book.gradeMethod === 'Letter'
      ? t('invalidLetter', { letters: book.gradeOptions.join(', ') })
      : t('invalidPoints');
  const cancel = () => {
    isDone.current = true;
    onCancel();
  };
  const handleKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') cancel();
    if (event.key !== 'Enter' && event.key !== 'Tab') return;
    event.preventDefault();
    submit(event.key === 'Enter' ? 'down' : 'right');
  };
  return (
    <Tooltip open={isInvalid} title={<span role="alert">{why}</span>} placement="bottom-end">
      <Box
        component="input"
        autoFocus
        aria-label={label}
        aria-invalid={isInvalid}
        value={text}
        onChange={(event) => {
          setInvalid(false);
          setText(event.target.value);
        }}
        onFocus={(event) => initial === '' && event.target.select()}
        onKeyDown={handleKey}
        onBlur={() => {
          if (!isDone.current) submit('stay');
        }}
        sx={{
          width: '100%',
          height: 1,
          border: 2,
          borderColor: isInvalid ? 'error.main' : 'primary.main',
          borderRadius: 0.5,
          font: 'inherit',
          color: 'inherit',
          bgcolor: 'background.paper',
          textAlign: 'right',
          px: 0.75,
          outline: 'none',
        }}
      />
    </Tooltip>
  );
}
