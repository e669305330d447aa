import type { ClassId } from '@redraft/contracts';
import { classIdSchema } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { useClass } from '../../domain/classes/index.ts';
import { mayAsk, useSession } from '../../lib/session.ts';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { StaffClass } from './staff-class.tsx';

const tabs = ['details', 'students', 'assignments'] as const;

/** /ta/classDetails/{classid}: a class for those who read it and change nothing. */
export function AssistedClassPage() {
  const id = classIdSchema.safeParse(useParams().classid);
  return id.success ? <LoadedClass key={id.data} id={id.data} /> : <NotFoundPage />;
}

function LoadedClass({ id }: { id: ClassId }) {
  const { t } = useTranslation('oversight');
  const readsAll = mayAsk(useSession(), 'class.list_any');
  const query = useClass(id);
  const label = readsAll ? t('list.all') : t('list.assisted');
  return (
    <QueryView query={query}>
      {(course) => {
        if (course.audience === 'student') return <Navigate to={`/myclassdetail/${id}`} replace />;
        // Whoever teaches it has a page with more.
        if (course.can.manage) return <Navigate to={`/classdetail/${id}`} replace />;
        return <StaffClass course={course} tabs={tabs} list={{ label, to: '/ta/courselist' }} />;
      }}
    </QueryView>
  );
}
