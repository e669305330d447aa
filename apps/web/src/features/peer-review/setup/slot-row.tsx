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
  place: OpenSlot;
  names: ReadonlyMap<UserId, string>;
  students: readonly NamedStudent[];
  left: readonly string[];
  places: OpenSlots;
}

/** Open places of one student: why they are open, and proposed reviewers. */
export function PlaceRow({ place, names, students, left, places }: Props) {
  const { t } = useTranslation('peer-review');
  const { reviewee, missing } = place;
  const [isChoosing, setChoosing] = useState(false);
  const name = names.get(reviewee) ?? '';
  /** The last manually chosen reviewer, which keeps the focus. */
  const [lastReviewer, setLastReviewer] = useState<UserId | null>(null);
  const addedPairs = places.added.filter((pair) => pair.reviewee === reviewee);
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
            onDelete={() => places.withdraw(pair)}
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
            candidates={findCandidates(students, places.listCandidates(reviewee))}
            tasks={places.tasks}
            onChoose={(reviewer) => {
              places.assign({ reviewee, reviewer });
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
  const may = new Set(candidateIds);
  return students.filter(({ id }) => may.has(id));
}
