import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ContextId, type CourseConnection, contextIdSchema } from '@redraft/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router';
import { notify } from '../../lib/snackbars.ts';
import { MessagePage } from '../../ui/message-page.tsx';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { loadCourseConnection } from './launch-calls.ts';
import { NewClassCard } from './new-class-card.tsx';
import { OwnClassCard } from './own-class-card.tsx';

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
  const { t } = useTranslation('course-launch');
  const navigate = useNavigate();
  const client = useQueryClient();
  const handleConnected = async (page: string) => {
    notify(t('course.connected'));
    await client.invalidateQueries({ queryKey: ['classes'] });
    await navigate(page, { replace: true });
  };
  return (
    <PageFrame
      title={t('course.title')}
      subtitle={t('course.text', { course: course.title, platform: course.platformName })}
      width="form"
    >
      <Stack sx={{ gap: 3 }}>
        {course.ownClasses.length > 0 && <OwnClassCard course={course} onConnected={handleConnected} />}
        <NewClassCard course={course} onConnected={handleConnected} />
      </Stack>
    </PageFrame>
  );
}
