import Stack from '@mui/material/Stack';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowDownwardIcon, ArrowUpwardIcon, DeleteOutlinedIcon } from './icons/index.ts';
import { StepButton } from './step-button.tsx';

interface Props {
  /** Name of the row, for the button labels. */
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  canRemove: boolean;
}

/** Up, down and remove buttons for a list row. */
export function MoveButtons({ name, index, count, onMove, onRemove, canRemove }: Props) {
  const { t } = useTranslation('ui');
  return (
    <Stack direction="row">
      <StepButton
        size="small"
        label={t('place.up', { name })}
        isDisabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <ArrowUpwardIcon fontSize="small" />
      </StepButton>
      <StepButton
        size="small"
        label={t('place.down', { name })}
        isDisabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <ArrowDownwardIcon fontSize="small" />
      </StepButton>
      <StepButton size="small" label={t('place.remove', { name })} isDisabled={!canRemove} onClick={onRemove}>
        <DeleteOutlinedIcon fontSize="small" />
      </StepButton>
    </Stack>
  );
}

/** Alt with an arrow key moves the row that contains the focus. */
export function handleMoveKeys(index: number, count: number, onMove: (to: number) => void) {
  return (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    // Rows may be nested (levels within a criterion): only the inner row moves.
    event.stopPropagation();
    const to = index + (event.key === 'ArrowUp' ? -1 : 1);
    if (to >= 0 && to < count) onMove(to);
  };
}
