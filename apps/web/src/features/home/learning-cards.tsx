import { type DueReview, type DueStep, maxHomeEntries, type StudentHome } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import { Line } from './line.tsx';
import { HomeCard } from './part.tsx';
import { RelativeTime } from './relative-time.tsx';
import { useStepName } from './use-step-name.ts';

interface Props {
  home: StudentHome;
  isWide: boolean;
  /** Maximum number of lines; all if undefined. */
  max?: number;
}

/** The student's upcoming submissions and reviews, by deadline. */
export function DueCard({ home, isWide, max }: Props) {
  const { t } = useTranslation('home');
  return (
    <HomeCard
      title={t('due.title')}
      emptyText={t('due.empty')}
      isWide={isWide}
      isFull={max === undefined && home.due.length >= maxHomeEntries.due}
    >
      {listDueLines(home)
        .slice(0, max)
        .map((one) =>
          'hasBegun' in one ? (
            <StepLine key={`s${one.assignmentId}`} step={one} />
          ) : (
            <ReviewLine key={`r${one.assignmentId} ${one.stepTitle} ${one.deadline}`} review={one} />
          ),
        )}
    </HomeCard>
  );
}

/** New feedback that was not read yet. */
export function NewsCard({ home, isWide, max }: Props) {
  const { t } = useTranslation('home');
  return (
    <HomeCard
      title={t('news.title')}
      emptyText={t('news.empty')}
      isWide={isWide}
      isFull={max === undefined && home.news.length >= maxHomeEntries.news}
    >
      {home.news.slice(0, max).map((one) => (
        <Line
          key={`${one.kind} ${one.assignmentId}`}
          to={
            one.kind === 'grade_released'
              ? `/myclassdetail/${one.classId}`
              : `/assignment/${one.assignmentId}`
          }
          title={t(`news.${one.kind}`, { title: one.title })}
          description={one.className}
          trailing={<DateTimeText inWords iso={one.at} zone={one.classTimeZone} />}
        />
      ))}
    </HomeCard>
  );
}

/** Steps and reviews sorted by deadline; those without one come last. */
function listDueLines({ due, reviews }: StudentHome): (DueStep | DueReview)[] {
  const toTime = ({ deadline }: { deadline: string | null }) => deadline ?? '9999';
  return [...due, ...reviews].toSorted((one, other) => toTime(one).localeCompare(toTime(other)));
}

function StepLine({ step }: { step: DueStep }) {
  const { t } = useTranslation('home');
  const stepName = useStepName(step);
  return (
    <Line
      to={`/assignment/${step.assignmentId}`}
      title={step.title}
      description={t(step.hasBegun ? 'due.goOn' : 'due.begin', { step: stepName, course: step.className })}
      trailing={<RelativeTime iso={step.deadline} zone={step.classTimeZone} />}
    />
  );
}

function ReviewLine({ review }: { review: DueReview }) {
  const { t } = useTranslation('home');
  return (
    <Line
      to={`/myclassdetail/${review.classId}`}
      title={review.title}
      description={t('due.review', { step: useStepName(review), course: review.className })}
      trailing={<RelativeTime iso={review.deadline} zone={review.classTimeZone} />}
    />
  );
}
