import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UserId } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { UndoIcon } from '../../../ui/icons/index.ts';
import type { NamedStudent } from './setup-rules.ts';
import { SlotRow } from './slot-row.tsx';
import type { OpenSlots } from './use-open-slots.ts';
import { VirtualRows } from './virtual-rows.tsx';

interface Props {
  slots: OpenSlots;
  students: readonly NamedStudent[];
  /** Names of reviewers who left the class, by reviewee. */
  left: ReadonlyMap<UserId, readonly string[]>;
  /** The reviewers tab has unsaved changes. */
  isBlocked: boolean;
  onReload: () => void;
}

/** Fills open reviewer slots and students without reviews: proposes, lets the user adjust, and saves. */
export function SlotsPanel({ slots, students, left, isBlocked, onReload }: Props) {
  const { t } = useTranslation('peer-review');
  const { open, studentsWithoutReview: waiting, added, send } = slots;
  if (open.length === 0 && waiting.length === 0)
    return send.isSuccess ? (
      // The pressed button is removed, so the focus moves here.
      <Typography ref={focusOnMount} tabIndex={-1} color="textSecondary">
        {t('places.none')}
      </Typography>
    ) : null;
  const names = new Map(students.map(({ id, name }) => [id, name]));
  const missingCount = open.reduce((sum, slot) => sum + slot.missing, 0);
  return (
    <Stack component="section" aria-label={t('places.title')} sx={{ gap: 1.5 }}>
      <Typography variant="h5" component="h3">
        {t('places.title')}
      </Typography>
      <Typography color="textSecondary">
        {t('places.open', { count: missingCount })} {left.size > 0 && t('places.kept')}
      </Typography>
      {waiting.length > 0 && (
        <Typography color="textSecondary">
          {t('places.waiting', { count: waiting.length })}{' '}
          <bdi>{waiting.map((id) => names.get(id) ?? '').join('; ')}</bdi>
        </Typography>
      )}
      {isBlocked && <Alert severity="info">{t('places.heldUp')}</Alert>}
      {send.error !== null && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={onReload}>
              {t('places.reload')}
            </Button>
          }
        >
          {messageOf(send.error)}
        </Alert>
      )}
      {missingCount > 0 && !isBlocked && (
        <>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button variant="outlined" onClick={slots.proposeAll}>
              {t('places.propose')}
            </Button>
            <Button
              color="inherit"
              startIcon={<UndoIcon />}
              aria-disabled={!slots.canUndo}
              onClick={slots.canUndo ? slots.undo : undefined}
              sx={slots.canUndo ? {} : { color: 'text.disabled' }}
            >
              {t('setup.undo')}
            </Button>
            <Button
              variant="contained"
              loading={send.isPending}
              aria-disabled={added.length === 0}
              onClick={added.length > 0 ? slots.save : undefined}
              sx={added.length > 0 ? {} : { opacity: 0.5 }}
            >
              {t('places.say', { count: added.length })}
            </Button>
          </Stack>
          <Typography role="status" variant="body2" color="textSecondary">
            {t('places.proposed', { count: added.length })}
          </Typography>
          <VirtualRows
            label={t('places.list')}
            count={open.length}
            keyAt={(index) => open[index]?.reviewee ?? index}
            estimatedHeight={72}
            height="50dvh"
            draw={(index) => {
              const slot = open[index];
              if (slot === undefined) return null;
              return (
                <SlotRow
                  slot={slot}
                  names={names}
                  students={students}
                  left={left.get(slot.reviewee) ?? []}
                  slots={slots}
                />
              );
            }}
          />
        </>
      )}
    </Stack>
  );
}
