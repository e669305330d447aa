import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ClassSection } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { MoveMenu } from './move-menu.tsx';
import type { LastMove, MoveStudents } from './use-move-students.ts';

interface Props {
  sections: readonly ClassSection[];
  selected: ReadonlySet<string>;
  moving: MoveStudents;
  onClear: () => void;
}

/**
 * Below the list: the selection and where to move it; after a move, the result with undo. Not a snackbar, because the keyboard cannot reach that from
 * inside a dialog.
 */
export function MoveBar({ sections, selected, moving, onClear }: Props) {
  const { t } = useTranslation(['sections', 'classes']);
  const isSelecting = selected.size > 0;
  const undoableMove = isSelecting ? null : moving.last;
  return (
    <Stack
      direction="row"
      sx={{ gap: 1.5, p: 1.5, flexWrap: 'wrap', alignItems: 'center', borderTop: 1, borderColor: 'divider' }}
    >
      <Typography variant="body2" role="status" sx={{ mr: 'auto' }}>
        {undoableMove === null ? t('selected', { count: selected.size }) : <MovedText last={undoableMove} />}
      </Typography>
      {undoableMove !== null && (
        <Button onClick={moving.undo} loading={moving.isBusy}>
          {t('classes:undo')}
        </Button>
      )}
      {isSelecting && (
        <Button color="inherit" onClick={onClear}>
          {t('clear')}
        </Button>
      )}
      <MoveMenu
        sections={sections}
        isDisabled={!isSelecting}
        isBusy={isSelecting && moving.isBusy}
        onChoose={(to) => moving.move(selected, to, onClear)}
      />
    </Stack>
  );
}

function MovedText({ last }: { last: LastMove }) {
  const { t } = useTranslation('sections');
  const { count, name } = last;
  return last.sectionId === null ? t('movedOut', { count }) : t('moved', { count, name });
}
