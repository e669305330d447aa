import Button from '@mui/material/Button';
import { type ComingDeadline, maxHomeEntries, type StaffHome } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Line } from './line.tsx';
import { HomeCard, Part } from './part.tsx';
import { RelativeTime } from './relative-time.tsx';
import { classPages, NotStartedCard, ToReadCard, type Viewer } from './staff-cards.tsx';
import { useStepName } from './use-step-name.ts';

interface Props {
  home: StaffHome;
  name: string | null;
  viewer: Viewer;
}

/** Texts to read, students who have not started, and this week's deadlines. */
export function Staff({ home, name, viewer }: Props) {
  if (home.classes === 0) return <NoClass name={name} viewer={viewer} />;
  return (
    <Part name={name}>
      <ToReadCard home={home} />
      <NotStartedCard home={home} viewer={viewer} />
      <DeadlineCard deadlines={home.deadlines} viewer={viewer} />
    </Part>
  );
}

function DeadlineCard({ deadlines, viewer }: { deadlines: readonly ComingDeadline[]; viewer: Viewer }) {
  const { t } = useTranslation('home');
  return (
    <HomeCard
      title={t('deadlines.title')}
      emptyText={t('deadlines.empty')}
      isWide
      isFull={deadlines.length >= maxHomeEntries.deadlines}
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
      to={
        viewer === 'teacher'
          ? `/gradebook/${one.classId}?assignment=${one.assignmentId}`
          : classPages[viewer](one.classId, 'assignments')
      }
      title={one.title}
      description={t('deadlines.about', { step, course, handedIn, students })}
      trailing={<RelativeTime iso={one.deadline} zone={one.classTimeZone} />}
    />
  );
}

/** This week's deadlines without information about individual students. */
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
        emptyText={
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
