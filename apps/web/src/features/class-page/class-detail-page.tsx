import type { ClassId } from '@redraft/contracts';
import { classIdSchema } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { useClass } from '../../domain/classes/index.ts';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { StaffClass } from './staff-class.tsx';

const tabs = ['details', 'students', 'assistants', 'assignments', 'analytics'] as const;

/** /classdetail/{classid}: a class for its instructor. */
export function ClassDetailPage() {
  const id = classIdSchema.safeParse(useParams().classid);
  return id.success ? <LoadedClass key={id.data} id={id.data} /> : <NotFoundPage />;
}

function LoadedClass({ id }: { id: ClassId }) {
  const { t } = useTranslation('classes');
  const query = useClass(id);
  return (
    <QueryView query={query}>
      {(classDetails) =>
        classDetails.audience === 'staff' ? (
          <StaffClass
            classDetails={classDetails}
            tabs={tabs}
            list={{ label: t('list.title'), to: '/classes' }}
          />
        ) : (
          <Navigate to={`/myclassdetail/${id}`} replace />
        )
      }
    </QueryView>
  );
}
