import type { ContextId, DeepLinking } from '@redraft/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { ConnectCourse } from './connect-course.tsx';
import { loadDeepLinking } from './deep-linking-calls.ts';
import { loadCourseConnection } from './launch-calls.ts';
import { PickActivities } from './pick-activities.tsx';

const keyRoot = 'deep-linking';

/** /lti/deeplink/:id: the dialog in which a learning platform asks what is wanted in a course. */
export function DeepLinkingPage() {
  const { id = '' } = useParams();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: [keyRoot, id],
    queryFn: ({ signal }) => loadDeepLinking(id, signal),
  });
  const handleChanged = () => client.invalidateQueries({ queryKey: [keyRoot, id] });
  return (
    <QueryView query={query}>
      {(dialog) => <Dialog id={id} dialog={dialog} onChanged={handleChanged} />}
    </QueryView>
  );
}

interface Props {
  id: string;
  dialog: DeepLinking;
  onChanged: () => Promise<void>;
}

function Dialog({ id, dialog, onChanged }: Props) {
  const course = dialog.class;
  if (course === null) return <Connect contextId={dialog.contextId} onConnected={onChanged} />;
  return <PickActivities id={id} dialog={dialog} course={course} onCreated={onChanged} />;
}

/** Nothing can be picked before the course has a class. */
function Connect({ contextId, onConnected }: { contextId: ContextId; onConnected: () => Promise<void> }) {
  const query = useQuery({
    queryKey: ['course-connection', contextId],
    queryFn: ({ signal }) => loadCourseConnection(contextId, signal),
  });
  return (
    <QueryView query={query}>
      {(course) =>
        course.can.connect ? <ConnectCourse course={course} onConnected={onConnected} /> : <NotFoundPage />
      }
    </QueryView>
  );
}
