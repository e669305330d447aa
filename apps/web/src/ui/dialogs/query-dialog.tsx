import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorPage } from '../error-page.tsx';
import { FullScreenDialog } from './full-screen-dialog.tsx';
import { WaitingDialog } from './waiting-dialog.tsx';

interface Props<Data> {
  query: UseQueryResult<Data>;
  /** Title of the error message. */
  title: string;
  onClose: () => void;
  children: (data: Data) => ReactNode;
}

/** A dialog that loads data first; the counterpart of `QueryView`. */
export function QueryDialog<Data>({ query, title, onClose, children }: Props<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <WaitingDialog />;
  return (
    <FullScreenDialog open title={title} onClose={onClose} width="form">
      <ErrorPage error={query.error} onRetry={() => void query.refetch()} />
    </FullScreenDialog>
  );
}
