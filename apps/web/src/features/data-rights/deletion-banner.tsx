import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { DeletionDate, KeepButton } from './keep-account.tsx';
import { deletionQuery } from './rights-calls.ts';

/** Only the user can change it; refetched every 15 minutes for changes on another device. */
const freshMs = 15 * 60_000;

/** Shown on every page while the account is scheduled for deletion: date, and how to cancel. */
export function DeletionBanner() {
  const { data } = useQuery({ ...deletionQuery, staleTime: freshMs, refetchOnWindowFocus: false });
  if (!data?.dueAt) return null;
  return (
    <Alert severity="warning" square action={<KeepButton />} sx={{ alignItems: 'center' }}>
      <DeletionDate dueAt={data.dueAt} />
    </Alert>
  );
}
