import type { AssignmentId, StudentAssignment } from '@redraft/contracts';
import { assignmentIdSchema } from '@redraft/contracts';
import { useParams } from 'react-router';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { useFocusMainWhenLost } from '../../ui/use-focus-main-when-lost.ts';
import { StartView } from './start-view.tsx';
import { useNewsNotifications } from './use-news.ts';
import { useScheduledRefetch } from './use-scheduled-refetch.ts';
import { useWorkspace } from './use-workspace.ts';
import { WritingView } from './writing-view.tsx';

/** /assignment/{id}: a student's assignment, before, during and after writing. */
export function WorkspacePage() {
  const id = assignmentIdSchema.safeParse(useParams().id);
  return id.success ? <Workspace key={id.data} id={id.data} /> : <NotFoundPage />;
}

function Workspace({ id }: { id: AssignmentId }) {
  const { query, offset } = useWorkspace(id);
  useScheduledRefetch(query, offset);
  useNewsNotifications(query.data);
  useFocusMainWhenLost(query.data === undefined ? null : stepOf(query.data));
  return (
    <QueryView query={query}>
      {(assignment) =>
        assignment.submission === null ? (
          <StartView assignment={assignment} />
        ) : (
          <WritingView assignment={assignment} submission={assignment.submission} offset={offset} />
        )
      }
    </QueryView>
  );
}

/** Names the step of writing that is shown: the Start and Submit buttons disappear when it changes. */
function stepOf({ submission, currentStep, can }: StudentAssignment): string {
  return [submission !== null, currentStep?.draftId, can.submit].join();
}
