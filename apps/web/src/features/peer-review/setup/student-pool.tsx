import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DragIndicatorIcon } from '../../../ui/icons/index.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { countTasksByReviewer } from './pairing-rules.ts';
import type { NamedStudent } from './setup-rules.ts';
import { filterByName } from './setup-rules.ts';
import type { DraggedReviewer, Pairing } from './use-pairing.ts';
import { VirtualRows } from './virtual-rows.tsx';

interface Props {
  students: readonly NamedStudent[];
  pairing: Pairing;
  height: string;
}

/** All possible reviewers: dragged into a bin, or picked up by one click and dropped by another. */
export function StudentPool({ students, pairing, height }: Props) {
  const { t } = useTranslation('peer-review');
  const [searchTerm, setSearchTerm] = useState('');
  const visibleStudents = filterByName(students, searchTerm);
  const tasks = useMemo(() => countTasksByReviewer(pairing.setUp.bins), [pairing.setUp.bins]);
  return (
    <Stack component="section" aria-label={t('setup.pool')} sx={{ gap: 1, minWidth: 0 }}>
      <Typography variant="h5" component="h3">
        {t('setup.pool')}
      </Typography>
      <SearchField
        label={t('setup.findReviewer')}
        placeholder={t('setup.findReviewer')}
        term={searchTerm}
        onTerm={setSearchTerm}
      />
      <VirtualRows
        label={t('setup.pool')}
        count={visibleStudents.length}
        keyAt={(index) => visibleStudents[index]?.id ?? index}
        estimatedHeight={44}
        height={height}
        draw={(index) => {
          const student = visibleStudents[index];
          if (student === undefined) return null;
          const isDragged =
            pairing.draggedReviewer?.reviewer === student.id && pairing.draggedReviewer.from === null;
          return (
            <Reviewer
              student={student}
              tasks={tasks.get(student.id) ?? 0}
              isDragged={isDragged}
              onDrag={pairing.drag}
            />
          );
        }}
      />
      {visibleStudents.length === 0 && (
        <Typography color="textSecondary">{t('setup.nobodyFound')}</Typography>
      )}
    </Stack>
  );
}

interface ReviewerProps {
  student: NamedStudent;
  tasks: number;
  isDragged: boolean;
  onDrag: (dragged: DraggedReviewer | null) => void;
}

function Reviewer({ student, tasks, isDragged, onDrag }: ReviewerProps) {
  const { t } = useTranslation('peer-review');
  const dragged: DraggedReviewer = { reviewer: student.id, from: null };
  return (
    <ButtonBase
      draggable
      aria-pressed={isDragged}
      onDragStart={(event) => {
        // Some browsers do not start a drag without data.
        event.dataTransfer.setData('text/plain', student.name);
        onDrag(dragged);
      }}
      onDragEnd={() => onDrag(null)}
      onClick={() => onDrag(isDragged ? null : dragged)}
      sx={{
        display: 'flex',
        width: '100%',
        gap: 1,
        px: 1,
        py: 1.25,
        justifyContent: 'flex-start',
        textAlign: 'start',
        cursor: 'grab',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: isDragged ? 'action.selected' : 'transparent',
        '&:hover, &:focus-visible': { bgcolor: isDragged ? 'action.selected' : 'action.hover' },
      }}
    >
      <DragIndicatorIcon fontSize="small" color="action" />
      <Box
        component="span"
        dir="auto"
        sx={{ flex: 1, minWidth: 0, typography: 'body2', overflowWrap: 'anywhere' }}
      >
        {student.name}
      </Box>
      <Typography variant="caption" color="textSecondary" component="span" sx={{ whiteSpace: 'nowrap' }}>
        {t('setup.reviews', { count: tasks })}
      </Typography>
    </ButtonBase>
  );
}
