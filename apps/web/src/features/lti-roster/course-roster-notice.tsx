import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ClassOverview, CourseRoster } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timeInSentence } from '../../lib/class-time.ts';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { courseRosterKey, loadCourseRoster } from './lti-roster-calls.ts';

const SynchroniseDialog = lazyDialog(
  async () => (await import('./synchronise-dialog.tsx')).SynchroniseDialog,
);

type Course = NonNullable<CourseRoster['course']>;

/** When the roster was synchronised with the course on the learning platform; nothing for a class that is in none. */
export function CourseRosterNotice({ classInfo }: { classInfo: ClassOverview }) {
  const query = useQuery({
    queryKey: courseRosterKey(classInfo.id),
    queryFn: ({ signal }) => loadCourseRoster(classInfo.id, signal),
  });
  // Most classes are in no platform: nothing takes its room until there is something.
  const connected = query.data?.course;
  return connected ? <Connected classInfo={classInfo} connected={connected} /> : null;
}

function Connected({ classInfo, connected }: { classInfo: ClassOverview; connected: Course }) {
  const { t } = useTranslation('course-roster');
  const [isOpen, setOpen] = useState(false);
  const canSynchronise = classInfo.can.manage && !classInfo.archived && connected.isOffered;
  return (
    <>
      <Alert
        severity={hasProblem(connected) ? 'warning' : 'info'}
        sx={{ mb: 2 }}
        action={
          canSynchronise && (
            <Button
              color="inherit"
              size="small"
              onClick={() => setOpen(true)}
              onPointerEnter={() => SynchroniseDialog.prefetch()}
            >
              {t('open')}
            </Button>
          )
        }
      >
        <span dir="auto">
          {t('connected', { course: connected.title, platform: connected.platformName })}
        </span>{' '}
        <State classInfo={classInfo} connected={connected} />
      </Alert>
      {isOpen && (
        <SynchroniseDialog
          classInfo={classInfo}
          platformName={connected.platformName}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function hasProblem({ state, isOffered }: Course): boolean {
  return !isOffered || state === 'failed' || state === 'stopped';
}

function State({ classInfo, connected }: { classInfo: ClassOverview; connected: Course }) {
  const { t } = useTranslation('course-roster');
  const { platformName: platform, state, problem, detail, leaving, triedAt, synchronisedAt } = connected;
  const zone = classInfo.classTimeZone;
  if (!connected.isOffered) return t('notOffered', { platform });
  const last =
    synchronisedAt === null ? t('never') : t('synchronised', { time: timeInSentence(synchronisedAt, zone) });
  switch (state) {
    case 'never':
    case 'synchronised':
      return last;
    case 'stopped':
      return t('stopped', { count: leaving ?? 0, time: timeInSentence(triedAt, zone) });
    case 'failed':
      return `${t(`problem.${problem ?? 'no_answer'}`, { platform, detail })} ${last}`;
  }
}
