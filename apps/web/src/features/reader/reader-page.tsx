import type { SubmissionId } from '@redraft/contracts';
import { submissionIdSchema } from '@redraft/contracts';
import { useParams } from 'react-router';
import { hasStatus } from '../../lib/api-error.ts';
import { DeniedPage } from '../../ui/denied-page.tsx';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { ReaderView } from './reader-view.tsx';
import { useCanReadAsStaff } from './use-can-read-as-staff.ts';
import { useReader } from './use-reader.ts';

/** /readassignment/{submissionId}: one student's text, for the class's teaching staff. */
export function ReaderPage() {
  const id = submissionIdSchema.safeParse(useParams().submissionId);
  return id.success ? <Reader id={id.data} /> : <NotFoundPage />;
}

function Reader({ id }: { id: SubmissionId }) {
  const query = useReader(id);
  const canReadAsStaff = useCanReadAsStaff();
  // The server answers 404 to users without access; users who cannot be staff of any class get "access denied".
  if (query.data === undefined && hasStatus(query.error, 404) && !canReadAsStaff) return <DeniedPage />;
  return (
    <QueryView query={query}>
      {(submission) => <ReaderView submission={submission} isLeaving={submission.submissionId !== id} />}
    </QueryView>
  );
}
