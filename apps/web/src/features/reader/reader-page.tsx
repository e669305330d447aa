import type { SubmissionId } from '@redraft/contracts';
import { submissionIdSchema } from '@redraft/contracts';
import { useParams } from 'react-router';
import { hasStatus } from '../../lib/api-error.ts';
import { DeniedPage } from '../../ui/denied-page.tsx';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { ReaderView } from './reader-view.tsx';
import { useCanTeach } from './use-can-teach.ts';
import { useReader } from './use-reader.ts';

/** /readassignment/{submissionId}: one student's text, for the class's teaching staff. */
export function ReaderPage() {
  const id = submissionIdSchema.safeParse(useParams().submissionId);
  return id.success ? <Reader id={id.data} /> : <NotFoundPage />;
}

function Reader({ id }: { id: SubmissionId }) {
  const query = useReader(id);
  const canTeach = useCanTeach();
  // The server answers 404 to users without access; users who teach no class get "access denied".
  if (query.data === undefined && hasStatus(query.error, 404) && !canTeach) return <DeniedPage />;
  return (
    <QueryView query={query}>
      {(submission) => <ReaderView submission={submission} isLeaving={submission.submissionId !== id} />}
    </QueryView>
  );
}
