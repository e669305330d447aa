import Button from '@mui/material/Button';
import { type DueReview, type DueStep, homeMost, type StudentHome } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import { Line } from './line.tsx';
import { HomeCard, Part } from './part.tsx';
import { useStepName } from './use-step-name.ts';
import { When } from './when.tsx';

const mostTexts = 4;

/** What is due, what can be gone on with, and what has come from others. */
export function Learning({ home, name }: { home: StudentHome; name: string | null }) {
  const { t } = useTranslation('home');
  const begun = home.due
    .filter(({ savedAt }) => savedAt !== null)
    .toSorted((one, other) => String(other.savedAt).localeCompare(String(one.savedAt)))
    .slice(0, mostTexts);
  const isQuiet = begun.length === 0 && home.news.length === 0;
  if (home.classes === 0) return <NoClass name={name} />;
  return (
    <Part name={name}>
      <HomeCard
        title={t('due.title')}
        empty={t('due.empty')}
        isWide={isQuiet}
        isFull={home.due.length >= homeMost.due}
      >
        {dueLines(home).map((one) =>
          'hasBegun' in one ? (
            <StepLine key={`s${one.assignmentId}`} step={one} />
          ) : (
            <ReviewLine key={`r${one.assignmentId} ${one.stepTitle} ${one.deadline}`} review={one} />
          ),
        )}
      </HomeCard>
      <Part name={null} isWide={isQuiet}>
        <HomeCard title={t('writing.title')} empty={t('writing.empty')} isWide={!isQuiet}>
          {begun.map((step) => (
            <TextLine key={step.assignmentId} step={step} />
          ))}
        </HomeCard>
        <HomeCard
          title={t('news.title')}
          empty={t('news.empty')}
          isWide={!isQuiet}
          isFull={home.news.length >= homeMost.news}
        >
          {home.news.map((one) => (
            <Line
              key={`${one.kind} ${one.assignmentId}`}
              to={
                one.kind === 'grade_released'
                  ? `/myclassdetail/${one.classId}`
                  : `/assignment/${one.assignmentId}`
              }
              title={t(`news.${one.kind}`, { title: one.title })}
              about={one.className}
              beside={<DateTimeText iso={one.at} zone={one.classTimeZone} />}
            />
          ))}
        </HomeCard>
      </Part>
    </Part>
  );
}

/** Steps and reviews in one order, by deadline; what has none comes last. */
function dueLines({ due, reviews }: StudentHome): (DueStep | DueReview)[] {
  const timeOf = ({ deadline }: { deadline: string | null }) => deadline ?? '9999';
  return [...due, ...reviews].toSorted((one, other) => timeOf(one).localeCompare(timeOf(other)));
}

function StepLine({ step }: { step: DueStep }) {
  const { t } = useTranslation('home');
  const stepName = useStepName(step);
  return (
    <Line
      to={`/assignment/${step.assignmentId}`}
      title={step.title}
      about={t(step.hasBegun ? 'due.goOn' : 'due.begin', { step: stepName, course: step.className })}
      beside={<When iso={step.deadline} zone={step.classTimeZone} />}
    />
  );
}

function ReviewLine({ review }: { review: DueReview }) {
  const { t } = useTranslation('home');
  return (
    <Line
      to={`/myclassdetail/${review.classId}`}
      title={review.title}
      about={t('due.review', { step: useStepName(review), course: review.className })}
      beside={<When iso={review.deadline} zone={review.classTimeZone} />}
    />
  );
}

function TextLine({ step }: { step: DueStep }) {
  const { t } = useTranslation('home');
  return (
    <Line
      to={`/assignment/${step.assignmentId}`}
      title={step.title}
      about={step.className}
      beside={
        <>
          {t('writing.saved')} <DateTimeText iso={step.savedAt} zone={step.classTimeZone} />
        </>
      }
    />
  );
}

function NoClass({ name }: { name: string | null }) {
  const { t } = useTranslation('home');
  return (
    <Part name={name}>
      <HomeCard
        title={t('noClass.title')}
        empty={
          <>
            {t('noClass.student')}
            <Button
              component={Link}
              to="/enroll"
              variant="contained"
              sx={{ display: 'flex', width: 'fit-content', mt: 2 }}
            >
              {t('noClass.enroll')}
            </Button>
          </>
        }
        isWide
      >
        {[]}
      </HomeCard>
    </Part>
  );
}
