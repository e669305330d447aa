import Button from '@mui/material/Button';
import { type ContextId, type CourseConnection, contextIdSchema } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router';
import { MessagePage } from '../../ui/message-page.tsx';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { ConnectCourse } from './connect-course.tsx';
import { loadCourseConnection } from './launch-calls.ts';

/** /lti/course/:id: a course of a learning platform that is connected with no class yet. */
export function CoursePage() {
  const id = contextIdSchema.safeParse(useParams().id);
  return id.success ? <Course id={id.data} /> : <NotFoundPage />;
}

function Course({ id }: { id: ContextId }) {
  const query = useQuery({
    queryKey: ['course-connection', id],
    queryFn: ({ signal }) => loadCourseConnection(id, signal),
  });
  return (
    <QueryView query={query}>
      {(course) => {
        if (course.classPage !== null) return <Navigate to={course.classPage} replace />;
        if (course.can.connect) return <Connect course={course} />;
        return <Waiting course={course} onCheck={() => void query.refetch()} />;
      }}
    </QueryView>
  );
}

function Waiting({ course, onCheck }: { course: CourseConnection; onCheck: () => void }) {
  const { t } = useTranslation('course-launch');
  return (
    <MessagePage
      title={t('course.waitTitle')}
      text={t('course.waitText', { course: course.title })}
      action={
        <Button variant="outlined" onClick={onCheck}>
          {t('course.check')}
        </Button>
      }
    />
  );
}

function Connect({ course }: { course: CourseConnection }) {
  const navigate = useNavigate();
  return (
    <ConnectCourse
      course={course}
      onConnected={async (page) => {
        await navigate(page, { replace: true });
      }}
    />
  );
}
