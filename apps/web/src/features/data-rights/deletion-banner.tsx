import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { KeepButton, WhenDeleted } from './keep-account.tsx';
import { deletionQuery } from './rights-calls.ts';

/** It changes by an action of that very person: asked once a quarter of an hour, for who did it elsewhere. */
const freshMs = 15 * 60_000;

/** On every page of somebody whose account is to be deleted: when, and the way back. */
export function DeletionBanner() {
  const { data } = useQuery({ ...deletionQuery, staleTime: freshMs, refetchOnWindowFocus: false });
  if (!data?.dueAt) return null;
  return (
    <Alert severity="warning" square action={<KeepButton />} sx={{ alignItems: 'center' }}>
      <WhenDeleted dueAt={data.dueAt} />
    </Alert>
  );
}
