import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UserId } from '@redraft/contracts';
import type { DragEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddIcon, CloseIcon } from '../../../ui/icons/index.ts';
import { AddReviewer } from './add-reviewer.tsx';
import { maxReviewers, placeReviewer } from './pairing-rules.ts';
import type { NamedStudent } from './setup-rules.ts';
import type { Pairing } from './use-pairing.ts';

interface Props {
  reviewee: NamedStudent;
  reviewers: readonly UserId[];
  pairing: Pairing;
  students: readonly NamedStudent[];
  names: ReadonlyMap<UserId, string>;
  tasks: ReadonlyMap<UserId, number>;
  canManage: boolean;
}

/** One reviewee and their reviewers. Everything that can be dropped here can also be added by a button. */
export function Bin(props: Props) {
  const { reviewee, reviewers, pairing, names, canManage } = props;
  const { t } = useTranslation('peer-review');
  const [isDraggedOver, setDraggedOver] = useState(false);
  const { draggedReviewer } = pairing;
  const { bins, mode, count } = pairing.setUp;
  const canDrop =
    draggedReviewer !== null &&
    draggedReviewer.from !== reviewee.id &&
    placeReviewer(bins, { reviewee: reviewee.id, reviewer: draggedReviewer.reviewer }, mode).kind ===
      'placed';
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(false);
    if (draggedReviewer !== null) pairing.put(reviewee.id, draggedReviewer);
  };
  return (
    <Box
      role="group"
      aria-label={t('setup.binOf', { name: reviewee.name })}
      // Accepts drops that will be rejected too, in order to explain the reason.
      onDragOver={(event) => draggedReviewer !== null && event.preventDefault()}
      onDragEnter={() => setDraggedOver(true)}
      onDragLeave={(event) => !staysInside(event) && setDraggedOver(false)}
      onDrop={drop}
      sx={{
        px: 1.5,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: isDraggedOver && canDrop ? 'action.selected' : 'transparent',
        outline: canDrop ? 2 : 0,
        outlineStyle: 'dashed',
        outlineColor: 'primary.main',
        outlineOffset: -3,
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'baseline', gap: 1 }}>
        <Typography dir="auto" sx={{ flex: 1, fontWeight: 560, overflowWrap: 'anywhere' }}>
          {reviewee.name}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          {t('setup.ofWanted', { is: reviewers.length, wanted: count })}
        </Typography>
      </Stack>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mt: 0.75, minHeight: 32 }}
      >
        {reviewers.map((reviewer) => (
          <ReviewerChip
            key={reviewer}
            reviewer={reviewer}
            name={names.get(reviewer) ?? t('setup.someone')}
            reviewee={reviewee}
            pairing={pairing}
            canManage={canManage}
          />
        ))}
        {canManage &&
          (draggedReviewer !== null && canDrop ? (
            <Button size="small" variant="outlined" onClick={() => pairing.put(reviewee.id, draggedReviewer)}>
              {t('setup.putHere', { name: names.get(draggedReviewer.reviewer) ?? '' })}
            </Button>
          ) : (
            reviewers.length < maxReviewers && <AddButton {...props} />
          ))}
        {!canManage && reviewers.length === 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('setup.noReviewers')}
          </Typography>
        )}
      </Stack>
    </Box>
  );
}

/** Moving to a child element fires dragleave as well; it is ignored. */
function staysInside({ currentTarget, relatedTarget }: DragEvent): boolean {
  return relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
}

interface ChipProps extends Pick<Props, 'reviewee' | 'pairing' | 'canManage'> {
  reviewer: UserId;
  name: string;
}

/** Clicking the name picks up or puts back, the cross or Delete removes. */
function ReviewerChip({ reviewer, name, reviewee, pairing, canManage }: ChipProps) {
  const { t } = useTranslation('peer-review');
  const draggedReviewer = { reviewer, from: reviewee.id };
  const isDragged =
    pairing.draggedReviewer?.reviewer === reviewer && pairing.draggedReviewer.from === reviewee.id;
  if (!canManage) return <Chip label={<bdi>{name}</bdi>} size="small" />;
  const removeReviewer = () => pairing.removeFromBin({ reviewee: reviewee.id, reviewer });
  return (
    <Box
      draggable
      onDragStart={(event) => {
        // Some browsers do not start a drag without data.
        event.dataTransfer.setData('text/plain', name);
        pairing.drag(draggedReviewer);
      }}
      onDragEnd={() => pairing.drag(null)}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        maxWidth: '100%',
        borderRadius: 4,
        bgcolor: isDragged ? 'primary.main' : 'action.selected',
        color: isDragged ? 'primary.contrastText' : 'text.primary',
        cursor: 'grab',
      }}
    >
      <ButtonBase
        aria-pressed={isDragged}
        aria-label={t('setup.chip', { reviewer: name, reviewee: reviewee.name })}
        onClick={() => pairing.drag(isDragged ? null : draggedReviewer)}
        onKeyDown={(event) => (event.key === 'Delete' || event.key === 'Backspace') && removeReviewer()}
        sx={{ borderRadius: 4, pl: 1.25, pr: 0.5, py: 0.5, typography: 'body2', minWidth: 0, cursor: 'grab' }}
      >
        <bdi style={{ overflowWrap: 'anywhere' }}>{name}</bdi>
      </ButtonBase>
      <IconButton
        size="small"
        color="inherit"
        aria-label={t('setup.takeOut', { reviewer: name, reviewee: reviewee.name })}
        onClick={removeReviewer}
        sx={{ p: 0.5 }}
      >
        <CloseIcon sx={{ fontSize: 16 }} />
      </IconButton>
    </Box>
  );
}

function AddButton({ reviewee, reviewers, pairing, students, tasks }: Props) {
  const { t } = useTranslation('peer-review');
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button
        size="small"
        startIcon={<AddIcon />}
        aria-label={t('setup.addTo', { name: reviewee.name })}
        onClick={() => setOpen(true)}
      >
        {t('setup.add')}
      </Button>
    );
  return (
    <AddReviewer
      label={t('setup.addTo', { name: reviewee.name })}
      candidates={students.filter(({ id }) => id !== reviewee.id && !reviewers.includes(id))}
      tasks={tasks}
      onChoose={(reviewer) => {
        setOpen(false);
        pairing.put(reviewee.id, { reviewer, from: null });
      }}
      onClose={() => setOpen(false)}
    />
  );
}
