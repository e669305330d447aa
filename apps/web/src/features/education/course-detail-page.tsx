import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ClassId, OverseenOverview } from '@redraft/contracts';
import { classIdSchema } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { dayOf } from '../../lib/class-time.ts';
import { lookupName } from '../../lib/sentences.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { InfoCard } from '../../ui/info-list.tsx';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageTabs, TabPanel } from '../../ui/page-tabs.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { useUrlTab } from '../../ui/use-url-tab.ts';
import { AssignmentsTable } from './assignments-table.tsx';
import { downloadCourse } from './education-calls.ts';
import { StudentsTable } from './students-table.tsx';
import { useCourse } from './use-courses.ts';

const views = ['details', 'students', 'assignments'] as const;

/** /educoordinator/coursedetail/{id}: a class for a coordinator, read-only. */
export function CourseDetailPage() {
  const id = classIdSchema.safeParse(useParams().id);
  return id.success ? <LoadedCourse key={id.data} id={id.data} /> : <NotFoundPage />;
}

function LoadedCourse({ id }: { id: ClassId }) {
  const query = useCourse(id);
  return <QueryView query={query}>{(classInfo) => <ClassDetail classInfo={classInfo} />}</QueryView>;
}

function ClassDetail({ classInfo }: { classInfo: OverseenOverview }) {
  const { t } = useTranslation('education');
  const [view, setView] = useUrlTab(views, 'details');
  const excelDownload = useAction({
    mutationFn: () => downloadCourse(classInfo.id),
    onSuccess: () => notify(t('excel.done')),
  });
  const tabs = [...views, 'excel' as const].map((id) => ({ id, label: t(`tab.${id}`) }));
  const choose = (id: (typeof tabs)[number]['id']) => {
    if (id !== 'excel') setView(id);
    else if (!excelDownload.isPending) excelDownload.mutate();
  };
  return (
    <PageFrame
      title={classInfo.className}
      className={classInfo.className}
      breadcrumbs={[{ label: t('list.title'), to: '/educoordinator/courselist' }]}
      tabs={
        <PageTabs<(typeof tabs)[number]['id']>
          label={classInfo.className}
          tabs={tabs}
          value={view}
          onChange={choose}
        />
      }
    >
      <Box role="status">
        {excelDownload.isPending && (
          <Box sx={{ mb: 3 }}>
            <Typography variant="body2" sx={{ mb: 0.5 }}>
              {t('excel.making')}
            </Typography>
            <LinearProgress aria-label={t('excel.making')} />
          </Box>
        )}
      </Box>
      {classInfo.archived && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('archivedNotice')}
        </Alert>
      )}
      <TabPanel id={view}>
        {view === 'details' && <Details classInfo={classInfo} />}
        {view === 'students' && <StudentsTable classInfo={classInfo} />}
        {view === 'assignments' && <AssignmentsTable classInfo={classInfo} />}
      </TabPanel>
    </PageFrame>
  );
}

function Details({ classInfo }: { classInfo: OverseenOverview }) {
  const { t } = useTranslation('education');
  return (
    <InfoCard
      title={t('details')}
      items={[
        { label: t('field.className'), value: <bdi>{classInfo.className}</bdi> },
        { label: t('field.subjectArea'), value: lookupName('area', classInfo.subjectArea) },
        { label: t('field.studentLevel'), value: lookupName('level', classInfo.studentLevel) },
        { label: t('field.startDate'), value: dayOf(classInfo.startDate) },
        { label: t('field.endDate'), value: dayOf(classInfo.endDate) },
        { label: t('field.timeZone'), value: classInfo.classTimeZone.replaceAll('_', ' ') },
        { label: t('field.gradeMethod'), value: t(`method.${classInfo.gradeMethod}`) },
      ]}
    />
  );
}
