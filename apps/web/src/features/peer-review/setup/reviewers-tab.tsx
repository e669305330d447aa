import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { BinList } from './bin-list.tsx';
import { OpenSlotsNote } from './open-slots.tsx';
import { PairingMessageLine } from './pairing-message.tsx';
import { listInvalidPairs } from './pairing-rules.ts';
import { RoundSettings } from './round-settings.tsx';
import type { NamedStudent } from './setup-rules.ts';
import { StudentPool } from './student-pool.tsx';
import type { Pairing } from './use-pairing.ts';

interface Props {
  students: readonly NamedStudent[];
  /** Names of reviewers who left the class. */
  left: readonly string[];
  pairing: Pairing;
  canManage: boolean;
}

/** The remaining height below the settings, but at least a few rows. */
const listHeight = 'max(320px, calc(100dvh - 470px))';

/** Who reviews whom. */
export function ReviewersTab({ students, left, pairing, canManage }: Props) {
  const { t } = useTranslation('peer-review');
  const { bins, mode } = pairing.setUp;
  const invalidCount = listInvalidPairs(bins, mode).length;
  const discardBody = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || pairing.draggedReviewer === null) return;
    // Escape cancels the pick-up instead of closing the dialog.
    event.stopPropagation();
    pairing.drag(null);
  };
  // The settings can be changed before students have joined.
  if (students.length < 2)
    return (
      <Stack sx={{ gap: 2 }}>
        <RoundSettings students={students} pairing={pairing} canManage={canManage} />
        <EmptyState title={t('setup.tooFew')} text={t('setup.tooFewText')} />
      </Stack>
    );
  return (
    <Stack sx={{ gap: 2 }} onKeyDown={discardBody}>
      <RoundSettings students={students} pairing={pairing} canManage={canManage} />
      {invalidCount > 0 && (
        <Alert severity="warning">
          {t(mode === 'Mutal' ? 'setup.misfit.oneWay' : 'setup.misfit.bothWays', { count: invalidCount })}
        </Alert>
      )}
      {canManage && <OpenSlotsNote students={students} left={left} pairing={pairing} />}
      {canManage && (
        <PairingMessageLine
          message={pairing.pairingMessage}
          draggedReviewer={pairing.draggedReviewer}
          students={students}
        />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: canManage ? '300px minmax(0, 1fr)' : 'minmax(0, 1fr)',
          },
        }}
      >
        {canManage && (
          // On narrow screens reviewers are chosen within the bin.
          <Box sx={{ display: { xs: 'none', md: 'block' } }}>
            <StudentPool students={students} pairing={pairing} height={listHeight} />
          </Box>
        )}
        <BinList students={students} pairing={pairing} canManage={canManage} height={listHeight} />
      </Box>
    </Stack>
  );
}
