import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UserId } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { AddReviewer } from './add-reviewer.tsx';
import type { NamedStudent } from './setup-rules.ts';
import type { OpenSlot } from './slot-rules.ts';
import type { OpenSlots } from './use-open-slots.ts';

interface Props {
  slot: OpenSlot;
  names: ReadonlyMap<UserId, string>;
  students: readonly NamedStudent[];
  left: readonly string[];
  slots: OpenSlots;
}

/** Open slots of one student: why they are open, and proposed reviewers. */
export function SlotRow({ slot, names, students, left, slots }: Props) {
  const { t } = useTranslation('peer-review');
  const { reviewee, missing } = slot;
  const [isChoosing, setChoosing] = useState(false);
  const name = names.get(reviewee) ?? '';
  /** The last manually chosen reviewer, which keeps the focus. */
  const [lastReviewer, setLastReviewer] = useState<UserId | null>(null);
  const addedPairs = slots.added.filter((pair) => pair.reviewee === reviewee);
  return (
    <Box
      role="group"
      aria-label={t('places.of', { name })}
      sx={{ px: 1.5, py: 1.25, borderBottom: 1, borderColor: 'divider' }}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Typography dir="auto" sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('places.missing', { count: missing })}
          {left.length > 0 && ` ${t('places.left', { names: left.join('; ') })}`}
        </Typography>
      </Stack>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mt: 0.75, minHeight: 32 }}
      >
        {addedPairs.map((pair) => (
          <Chip
            key={pair.reviewer}
            ref={pair.reviewer === lastReviewer ? focusOnMount : null}
            label={<bdi>{names.get(pair.reviewer) ?? ''}</bdi>}
            color="primary"
            variant="outlined"
            onDelete={() => slots.withdraw(pair)}
            slotProps={{
              root: {
                'aria-label': t('places.chip', { reviewer: names.get(pair.reviewer) ?? '', reviewee: name }),
              },
            }}
          />
        ))}
        {isChoosing ? (
          <AddReviewer
            label={t('places.choose')}
            candidates={findCandidates(students, slots.listCandidates(reviewee))}
            tasks={slots.tasks}
            onChoose={(reviewer) => {
              slots.assign({ reviewee, reviewer });
              setLastReviewer(reviewer);
              setChoosing(false);
            }}
            onClose={() => setChoosing(false)}
          />
        ) : (
          addedPairs.length < missing && (
            <Button
              size="small"
              aria-label={t('places.chooseFor', { name })}
              onClick={() => setChoosing(true)}
            >
              {t('places.choose')}
            </Button>
          )
        )}
      </Stack>
    </Box>
  );
}

function findCandidates(students: readonly NamedStudent[], candidateIds: readonly UserId[]): NamedStudent[] {
  const canAssign = new Set(candidateIds);
  return students.filter(({ id }) => canAssign.has(id));
}
