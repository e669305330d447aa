import type { ClassId } from '@redraft/contracts';
import { classIdSchema } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router';
import { useAssistedClass, useClass } from '../../domain/classes/index.ts';
import { hasStatus } from '../../lib/api-error.ts';
import { hasPermission, useSession } from '../../lib/session.ts';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { StaffClass } from './staff-class.tsx';

const tabs = ['details', 'students', 'assignments', 'analytics'] as const;

/** /ta/classDetails/{classid}: a class for users with read access. */
export function AssistedClassPage() {
  const id = classIdSchema.safeParse(useParams().classid);
  return id.success ? <LoadedClass key={id.data} id={id.data} /> : <NotFoundPage />;
}

function LoadedClass({ id }: { id: ClassId }) {
  const { t } = useTranslation('oversight');
  const readsAll = hasPermission(useSession(), 'class.list_any');
  const query = useAssistedClass(id);
  const { search } = useLocation();
  const label = readsAll ? t('list.all') : t('list.assisted');
  if (query.data === undefined && hasStatus(query.error, 404)) return <NotAssisted id={id} />;
  return (
    <QueryView query={query}>
      {(classDetails) =>
        // The class's instructor is offered the full page.
        classDetails.can.manage ? (
          <Navigate to={`/classdetail/${id}${search}`} replace />
        ) : (
          <StaffClass classDetails={classDetails} tabs={tabs} list={{ label, to: '/ta/courselist' }} />
        )
      }
    </QueryView>
  );
}

/** Students are directed to their own page; others get 404. */
function NotAssisted({ id }: { id: ClassId }) {
  return <QueryView query={useClass(id)}>{() => <Navigate to={`/myclassdetail/${id}`} replace />}</QueryView>;
}
