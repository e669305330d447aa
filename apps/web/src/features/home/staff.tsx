import Button from '@mui/material/Button';
import { type ComingDeadline, homeMost, type NotBegun, type StaffHome } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import { Line } from './line.tsx';
import { HomeCard, Part } from './part.tsx';
import { useStepName } from './use-step-name.ts';
import { When } from './when.tsx';

type Viewer = 'teacher' | 'assistant' | 'coordinator';

/** Where each of them reads a class. */
const classPages: Record<Viewer, (classId: number, tab: string) => string> = {
  teacher: (id, tab) => `/classdetail/${id}?tab=${tab}`,
  assistant: (id, tab) => `/ta/classDetails/${id}?tab=${tab}`,
  coordinator: (id) => `/educoordinator/coursedetail/${id}`,
};

interface Props {
  home: StaffHome;
  name: string | null;
  viewer: Viewer;
}

/** What waits to be read, who has not begun, and what is due this week. */
export function Staff({ home, name, viewer }: Props) {
  const { t } = useTranslation('home');
  if (home.classes === 0) return <NoClass name={name} viewer={viewer} />;
  return (
    <Part name={name}>
      <HomeCard
        title={t('toRead.title')}
        help={t('toRead.help')}
        empty={t('toRead.empty')}
        isFull={home.toRead.length >= homeMost.toRead}
      >
        {home.toRead.map((one) => (
          <Line
            key={one.assignmentId}
            to={`/readassignment/${one.submissionId}`}
            title={one.title}
            about={one.className}
            beside={
              <>
                <strong>{t('toRead.texts', { count: one.texts })}</strong>
                <br />
                {t('toRead.since')} <DateTimeText iso={one.oldestAt} zone={one.classTimeZone} />
              </>
            }
          />
        ))}
      </HomeCard>
      <HomeCard
        title={t('notBegun.title')}
        help={t('notBegun.help')}
        empty={t('notBegun.empty')}
        isFull={home.notBegun.length >= homeMost.notBegun}
      >
        {home.notBegun.map((one) => (
          <NotBegunLine key={one.assignmentId} one={one} viewer={viewer} />
        ))}
      </HomeCard>
      <DeadlineCard deadlines={home.deadlines} viewer={viewer} />
    </Part>
  );
}

function NotBegunLine({ one, viewer }: { one: NotBegun; viewer: Viewer }) {
  const { t, i18n } = useTranslation('home');
  const more = one.students - one.names.length;
  const names =
    more > 0 && one.names.length > 0 ? [...one.names, t('notBegun.more', { count: more })] : one.names;
  const who = new Intl.ListFormat(i18n.language).format(names);
  return (
    <Line
      to={classPages[viewer](one.classId, 'students')}
      title={one.title}
      about={
        <>
          {one.className}
          <br />
          {names.length === 0 ? t('notBegun.count', { count: one.students }) : who}
        </>
      }
      beside={<When iso={one.deadline} zone={one.classTimeZone} />}
    />
  );
}

function DeadlineCard({ deadlines, viewer }: { deadlines: readonly ComingDeadline[]; viewer: Viewer }) {
  const { t } = useTranslation('home');
  return (
    <HomeCard
      title={t('deadlines.title')}
      empty={t('deadlines.empty')}
      isWide
      isFull={deadlines.length >= homeMost.deadlines}
    >
      {deadlines.map((one) => (
        <DeadlineLine key={`${one.assignmentId} ${one.stepTitle} ${one.isFinal}`} one={one} viewer={viewer} />
      ))}
    </HomeCard>
  );
}

function DeadlineLine({ one, viewer }: { one: ComingDeadline; viewer: Viewer }) {
  const { t } = useTranslation('home');
  const step = useStepName(one);
  const { handedIn, students, className: course } = one;
  return (
    <Line
      to={classPages[viewer](one.classId, 'assignments')}
      title={one.title}
      about={t('deadlines.about', { step, course, handedIn, students })}
      beside={<When iso={one.deadline} zone={one.classTimeZone} />}
    />
  );
}

/** The same without what is about single students. */
export function Deadlines({ deadlines, viewer }: { deadlines: readonly ComingDeadline[]; viewer: Viewer }) {
  return (
    <Part name={null}>
      <DeadlineCard deadlines={deadlines} viewer={viewer} />
    </Part>
  );
}

function NoClass({ name, viewer }: Omit<Props, 'home'>) {
  const { t } = useTranslation('home');
  return (
    <Part name={name}>
      <HomeCard
        title={t('noClass.title')}
        empty={
          viewer === 'teacher' ? (
            <>
              {t('noClass.teacher')}
              <Button
                component={Link}
                to="/RegisterClass"
                variant="contained"
                sx={{ display: 'flex', width: 'fit-content', mt: 2 }}
              >
                {t('noClass.register')}
              </Button>
            </>
          ) : (
            t('noClass.assistant')
          )
        }
        isWide
      >
        {[]}
      </HomeCard>
    </Part>
  );
}
