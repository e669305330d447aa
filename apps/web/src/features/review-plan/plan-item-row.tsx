import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { PlanItem, RevisionPlan } from '@redraft/contracts';
import { limits } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { DragIndicatorIcon } from '../../ui/icons/index.ts';
import { handleMoveKeys, MoveButtons } from '../../ui/move-buttons.tsx';
import { preserveFocus } from '../../ui/preserve-focus.ts';

interface Props {
  item: PlanItem;
  position: { at: number; count: number };
  /** The review that the item comes from, if it still exists. */
  review: RevisionPlan['reviews'][number] | undefined;
  canWrite: boolean;
  drag: {
    draggedIndex: number | null;
    onDrag: (at: number | null) => void;
    onDrop: (from: number) => void;
  };
  onChange: (change: Partial<PlanItem>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** A plan item: the review's comment, the student's note, and whether it is done. Moved by dragging, by buttons, or by Alt and arrow keys. */
export function PlanItemRow({ item, position, review, canWrite, drag, onChange, onMove, onRemove }: Props) {
  const { t } = useTranslation('review-plan');
  const { at, count } = position;
  const name = item.comment || item.note || t('line', { number: at + 1 });
  const isDropTarget = drag.draggedIndex !== null && drag.draggedIndex !== at;
  const move = (to: number) => preserveFocus(() => onMove(to));
  return (
    <Box
      component="li"
      onKeyDown={canWrite ? handleMoveKeys(at, count, move) : undefined}
      onDragOver={(event) => isDropTarget && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (drag.draggedIndex !== null) drag.onDrop(drag.draggedIndex);
        drag.onDrag(null);
      }}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        p: 1,
        opacity: drag.draggedIndex === at ? 0.5 : 1,
        outline: isDropTarget ? 1 : 0,
        outlineStyle: 'dashed',
        outlineColor: 'primary.main',
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <Checkbox
          size="small"
          checked={item.isDone}
          disabled={!canWrite}
          onChange={(_event, isDone) => onChange({ isDone })}
          slotProps={{ input: { 'aria-label': t('done', { name }) } }}
          sx={{ p: 0.5 }}
        />
        <Typography variant="caption" color="textSecondary" sx={{ flex: 1, minWidth: 0, px: 0.5 }} noWrap>
          {item.source === null
            ? t('own')
            : review && t('from', { number: review.number, draft: review.draftTitle })}
        </Typography>
        {canWrite && (
          <>
            <Box
              draggable
              aria-hidden
              onDragStart={(event) => {
                // Some browsers do not start a drag without data.
                event.dataTransfer.setData('text/plain', name);
                drag.onDrag(at);
              }}
              onDragEnd={() => drag.onDrag(null)}
              sx={{ display: 'flex', color: 'text.secondary', cursor: 'grab' }}
            >
              <DragIndicatorIcon fontSize="small" />
            </Box>
            <MoveButtons name={name} index={at} count={count} onMove={move} onRemove={onRemove} canRemove />
          </>
        )}
      </Stack>
      <Stack sx={{ gap: 0.75, px: 0.5, pb: 0.5, opacity: item.isDone ? 0.75 : 1 }}>
        {item.quote !== '' && (
          <Typography
            variant="body2"
            color="textSecondary"
            dir="auto"
            sx={{
              ...textStyles,
              borderInlineStart: '2px solid',
              borderColor: 'divider',
              paddingInlineStart: 1,
            }}
          >
            {item.quote}
          </Typography>
        )}
        {item.comment !== '' && (
          <Typography variant="body2" dir="auto" sx={textStyles}>
            {item.comment}
          </Typography>
        )}
        <TextField
          size="small"
          variant="standard"
          fullWidth
          multiline
          maxRows={8}
          disabled={!canWrite}
          placeholder={t('note')}
          value={item.note}
          onChange={({ target }) => onChange({ note: target.value })}
          slotProps={{
            htmlInput: { maxLength: limits.planNote, dir: 'auto', 'aria-label': t('noteOn', { name }) },
          }}
        />
      </Stack>
    </Box>
  );
}

const textStyles = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
