import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AccountDeletion, DeletionRefusal } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { QueryView } from '../../ui/query-view.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';
import { HeldClasses } from './held-classes.tsx';
import { DeletionDate, KeepButton } from './keep-account.tsx';
import { deletionQuery } from './rights-calls.ts';

/** "Delete my account": obstacles, the request, or its cancellation. */
export function DeletionPart() {
  const { t } = useTranslation('data-rights');
  const query = useQuery(deletionQuery);
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Typography variant="h4" component="h3">
        {t('deletion.title')}
      </Typography>
      <QueryView query={query}>{(deletion) => <DeletionState deletion={deletion} />}</QueryView>
    </Stack>
  );
}

function DeletionState({ deletion }: { deletion: AccountDeletion }) {
  const { t } = useTranslation('data-rights');
  const [isOpen, setOpen] = useState(false);
  const { dueAt, graceDays, refusals, heldClasses } = deletion;
  if (dueAt !== null)
    return (
      <>
        <Alert severity="warning" sx={{ width: '100%' }}>
          <DeletionDate dueAt={dueAt} />
        </Alert>
        {refusals.map((reason) => (
          <Refusal key={reason.kind} refusal={reason} />
        ))}
        <HeldClasses classes={heldClasses} />
        <KeepButton />
      </>
    );
  return (
    <>
      <Typography color="textSecondary">{t('deletion.intro', { days: graceDays })}</Typography>
      {refusals.map((reason) => (
        <Refusal key={reason.kind} refusal={reason} />
      ))}
      <HeldClasses classes={heldClasses} />
      {refusals.length === 0 && (
        <Button color="error" variant="outlined" onClick={() => setOpen(true)}>
          {t('deletion.start')}
        </Button>
      )}
      {isOpen && <DeletionDialog deletion={deletion} onClose={() => setOpen(false)} />}
    </>
  );
}

function Refusal({ refusal }: { refusal: DeletionRefusal }) {
  const { t } = useTranslation('data-rights');
  if (refusal.kind === 'last_admin')
    return (
      <Alert severity="info" sx={{ width: '100%' }}>
        {t('deletion.lastAdmin')}
      </Alert>
    );
  return (
    <Alert severity="info" sx={{ width: '100%' }}>
      {t('deletion.classes')}
      <Stack component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {refusal.classes.map(({ id, name, students }) => (
          <li key={id}>
            <MuiLink component={Link} to={`/classdetail/${id}`}>
              <bdi>{name}</bdi>
            </MuiLink>{' '}
            {t('deletion.students', { count: students })}
          </li>
        ))}
      </Stack>
    </Alert>
  );
}
