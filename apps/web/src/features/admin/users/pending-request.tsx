import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
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

/** A request for instructor access: web pages for verification, with approve and reject. */
export function PendingRequest({ account, since, onDecided }: Props) {
  const { t } = useTranslation('admin');
  const decide = useDecideInstructor(account.id, onDecided);
  return (
    <Alert severity="warning" icon={false}>
      <Stack sx={{ gap: 1 }}>
        <span>
          {t('user.asks')} <DateTimeText inWords iso={since} zone={viewerZone()} />
        </span>
        <ProfileLinks account={account} />
        <FormError error={decide.error} />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <DecisionButtons decide={decide} />
        </Stack>
      </Stack>
    </Alert>
  );
}

/** In the row of a waiting account: date of the request, and web pages for verification. */
export function PendingDetails({ account, since }: Pick<Props, 'account' | 'since'>) {
  const { t } = useTranslation('admin');
  return (
    <Stack sx={{ gap: 0.25, alignItems: 'flex-start' }}>
      <Chip size="small" color="warning" label={t('user.waits')} />
      <Typography variant="caption" color="textSecondary">
        {t('user.since')} <DateTimeText inWords iso={since} zone={viewerZone()} />
      </Typography>
      <ProfileLinks account={account} />
    </Stack>
  );
}

/** Approve and reject buttons in the row. */
export function RowDecision({ account }: Pick<Props, 'account'>) {
  const decide = useDecideInstructor(account.id, () => undefined);
  return (
    <Stack sx={{ gap: 0.5, alignItems: 'stretch' }}>
      <FormError error={decide.error} />
      <DecisionButtons decide={decide} name={`${account.firstName} ${account.lastName}`} />
    </Stack>
  );
}

interface DecisionProps {
  decide: ReturnType<typeof useDecideInstructor>;
  /** Name for the button labels, if several requests are listed. */
  name?: string;
}

function DecisionButtons({ decide, name }: DecisionProps) {
  const { t } = useTranslation('admin');
  const buildLabel = (label: string) => (name === undefined ? {} : { 'aria-label': `${label}: ${name}` });
  return (
    <>
      <Button
        variant="contained"
        size="small"
        loading={decide.isPending}
        onClick={() => decide.mutate('approved')}
        {...buildLabel(t('user.approve'))}
      >
        {t('user.approve')}
      </Button>
      <Button
        size="small"
        color="inherit"
        disabled={decide.isPending}
        onClick={() => decide.mutate('declined')}
        {...buildLabel(t('user.decline'))}
      >
        {t('user.decline')}
      </Button>
    </>
  );
}

function ProfileLinks({ account }: Pick<Props, 'account'>) {
  return account.profile.filter(isWebAddress).map((line) => (
    <Link
      key={line}
      href={line}
      target="_blank"
      rel="noopener noreferrer"
      variant="body2"
      sx={{ overflowWrap: 'anywhere' }}
    >
      {line}
    </Link>
  ));
}

/** User input becomes a link only if it is an HTTP(S) URL. */
function isWebAddress(line: string): boolean {
  return URL.canParse(line) && /^https?:$/.test(new URL(line).protocol);
}
