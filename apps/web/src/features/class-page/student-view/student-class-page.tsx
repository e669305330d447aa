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
      {(course) =>
        course.audience === 'student' ? (
          <StudentClass course={course} />
        ) : (
          <Navigate to={`/classdetail/${id}`} replace />
        )
      }
    </QueryView>
  );
}

function StudentClass({ course }: { course: StudentClassDetail }) {
  const { t } = useTranslation('student-class');
  return (
    <PageFrame
      title={course.className}
      className={course.className}
      breadcrumbs={[{ label: t('myClasses'), to: '/enroll' }]}
    >
      <Box component="section">
        <Typography variant="h2" sx={{ mb: 2 }}>
          {t('list.title')}
        </Typography>
        <AssignmentsList course={course} />
      </Box>
      <PeerReviewList classId={course.id} reviews={course.reviews} zone={course.classTimeZone} />
      <Box sx={{ mt: 5 }}>
        <InfoCard
          title={t('facts')}
          items={[
            { label: t('field.className'), value: course.className },
            { label: t('field.instructor'), value: course.instructorName },
            { label: t('field.subjectArea'), value: lookupName('area', course.subjectArea) },
            { label: t('field.studentLevel'), value: lookupName('level', course.studentLevel) },
            { label: t('field.startDate'), value: dayOf(course.startDate) },
            { label: t('field.endDate'), value: dayOf(course.endDate) },
          ]}
        />
      </Box>
    </PageFrame>
  );
}
