import { maxHomeEntries, type NotBegun, type StaffHome } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import { Line } from './line.tsx';
import { HomeCard } from './part.tsx';
import { RelativeTime } from './relative-time.tsx';

export type Viewer = 'teacher' | 'assistant' | 'coordinator';

/** Class page per kind of viewer. */
export const classPages: Record<Viewer, (classId: number, tab: string) => string> = {
  teacher: (id, tab) => `/classdetail/${id}?tab=${tab}`,
  assistant: (id, tab) => `/ta/classDetails/${id}?tab=${tab}`,
  coordinator: (id) => `/educoordinator/coursedetail/${id}`,
};

interface Props {
  home: StaffHome;
  isWide?: boolean;
  /** Maximum number of lines; all if undefined. */
  max?: number;
}

/** Submitted texts that wait; each line opens the one waiting longest. */
export function ToReadCard({ home, isWide = false, max }: Props) {
  const { t } = useTranslation('home');
  return (
    <HomeCard
      title={t('toRead.title')}
      help={t('toRead.help')}
      emptyText={t('toRead.empty')}
      isWide={isWide}
      isFull={max === undefined && home.toRead.length >= maxHomeEntries.toRead}
    >
      {home.toRead.slice(0, max).map((one) => (
        <Line
          key={one.assignmentId}
          to={`/readassignment/${one.submissionId}`}
          title={one.title}
          description={one.className}
          trailing={
            <>
              <strong>{t('toRead.texts', { count: one.texts })}</strong>
              <br />
              {t('toRead.since')} <DateTimeText inWords iso={one.oldestAt} zone={one.classTimeZone} />
            </>
          }
        />
      ))}
    </HomeCard>
  );
}

/** Students who have not started an assignment that is due soon. */
export function NotStartedCard({ home, viewer, isWide = false, max }: Props & { viewer: Viewer }) {
  const { t } = useTranslation('home');
  return (
    <HomeCard
      title={t('notBegun.title')}
      help={t('notBegun.help')}
      emptyText={t('notBegun.empty')}
      isWide={isWide}
      isFull={max === undefined && home.notBegun.length >= maxHomeEntries.notBegun}
    >
      {home.notBegun.slice(0, max).map((one) => (
        <NotStartedLine key={one.assignmentId} one={one} viewer={viewer} />
      ))}
    </HomeCard>
  );
}

function NotStartedLine({ one, viewer }: { one: NotBegun; viewer: Viewer }) {
  const { t, i18n } = useTranslation('home');
  const more = one.students - one.names.length;
  const names =
    more > 0 && one.names.length > 0 ? [...one.names, t('notBegun.more', { count: more })] : one.names;
  const nameList = new Intl.ListFormat(i18n.language).format(names);
  return (
    <Line
      to={classPages[viewer](one.classId, 'students')}
      title={one.title}
      description={
        <>
          {one.className}
          <br />
          {names.length === 0 ? t('notBegun.count', { count: one.students }) : nameList}
        </>
      }
      trailing={<RelativeTime iso={one.deadline} zone={one.classTimeZone} />}
    />
  );
}
