import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { reviewersOf } from './pairing-rules.ts';
import type { NamedStudent } from './setup-rules.ts';
import type { Pairing } from './use-pairing.ts';

interface Props {
  students: readonly NamedStudent[];
  /** Names of reviewers who left the class. */
  left: readonly string[];
  pairing: Pairing;
}

/** After pairing: reviewer slots that are open, because a student joined late or left. */
export function OpenSlotsNote({ students, left, pairing }: Props) {
  const { t } = useTranslation('peer-review');
  const { bins, count } = pairing.setUp;
  const missingCount = students.reduce(
    (sum, { id }) => sum + Math.max(0, count - reviewersOf(bins, id).length),
    0,
  );
  if (bins.size === 0 || missingCount === 0) return null;
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={() => pairing.fillOpen(students.map(({ id }) => id))}>
          {t('setup.openPlaces.fill')}
        </Button>
      }
    >
      {t('setup.openPlaces.count', { count: missingCount })}{' '}
      {left.length > 0 && t('setup.openPlaces.left', { names: left.join('; ') })}
    </Alert>
  );
}
