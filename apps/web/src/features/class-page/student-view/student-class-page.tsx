import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ClassId, StudentClassDetail } from '@redraft/contracts';
import { classIdSchema } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { useClass } from '../../../domain/classes/index.ts';
import { dayOf } from '../../../lib/class-time.ts';
import { lookupName } from '../../../lib/sentences.ts';
import { InfoCard } from '../../../ui/info-list.tsx';
import { NotFoundPage } from '../../../ui/not-found-page.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { PeerReviewList } from '../../peer-review/index.ts';
import { AssignmentsList } from './assignments-list.tsx';

/** /myclassdetail/{classid}: a class for its students. */
export function StudentClassPage() {
  const id = classIdSchema.safeParse(useParams().classid);
  return id.success ? <LoadedClass key={id.data} id={id.data} /> : <NotFoundPage />;
}

function LoadedClass({ id }: { id: ClassId }) {
  const query = useClass(id);
  return (
    <QueryView query={query}>
      {(classDetails) =>
        classDetails.audience === 'student' ? (
          <StudentClass classInfo={classDetails} />
        ) : (
          <Navigate to={`/classdetail/${id}`} replace />
        )
      }
    </QueryView>
  );
}

function StudentClass({ classInfo }: { classInfo: StudentClassDetail }) {
  const { t } = useTranslation('student-class');
  return (
    <PageFrame
      title={classInfo.className}
      className={classInfo.className}
      breadcrumbs={[{ label: t('myClasses'), to: '/enroll' }]}
    >
      <Box component="section">
        <Typography variant="h2" sx={{ mb: 2 }}>
          {t('list.title')}
        </Typography>
        <AssignmentsList classInfo={classInfo} />
      </Box>
      <PeerReviewList classId={classInfo.id} reviews={classInfo.reviews} zone={classInfo.classTimeZone} />
      <Box sx={{ mt: 5 }}>
        <InfoCard
          title={t('facts')}
          items={[
            { label: t('field.className'), value: classInfo.className },
            { label: t('field.instructor'), value: classInfo.instructorName },
            { label: t('field.subjectArea'), value: lookupName('area', classInfo.subjectArea) },
            { label: t('field.studentLevel'), value: lookupName('level', classInfo.studentLevel) },
            { label: t('field.startDate'), value: dayOf(classInfo.startDate) },
            { label: t('field.endDate'), value: dayOf(classInfo.endDate) },
          ]}
        />
      </Box>
    </PageFrame>
  );
}
