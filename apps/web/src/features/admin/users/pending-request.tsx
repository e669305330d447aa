import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { ManagedAccount } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { viewerZone } from '../../../lib/class-time.ts';
import { FormError } from '../../../ui/form/form.tsx';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';
import { useDecideInstructor } from './use-users.ts';

interface Props {
  account: ManagedAccount;
  since: string;
  onDecided: () => void;
}

/** Somebody asked for access as an instructor: by which pages they can be checked, and the two answers. */
export function PendingRequest({ account, since, onDecided }: Props) {
  const { t } = useTranslation('admin');
  const decide = useDecideInstructor(account.id, onDecided);
  return (
    <Alert severity="warning" icon={false}>
      <Stack sx={{ gap: 1 }}>
        <span>
          {t('user.asks')} <DateTimeText iso={since} zone={viewerZone()} />
        </span>
        {account.profile.filter(isWebAddress).map((line) => (
          <Link
            key={line}
            href={line}
            target="_blank"
            rel="noopener noreferrer"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {line}
          </Link>
        ))}
        <FormError error={decide.error} />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button
            variant="contained"
            size="small"
            loading={decide.isPending}
            onClick={() => decide.mutate('approved')}
          >
            {t('user.approve')}
          </Button>
          <Button
            size="small"
            color="inherit"
            disabled={decide.isPending}
            onClick={() => decide.mutate('declined')}
          >
            {t('user.decline')}
          </Button>
        </Stack>
      </Stack>
    </Alert>
  );
}

/** What somebody typed is a link only where it leads to the web. */
function isWebAddress(line: string): boolean {
  return URL.canParse(line) && /^https?:$/.test(new URL(line).protocol);
}
