import Button from '@mui/material/Button';
import type { DueStep, StudentHome } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import { DueCard, NewsCard } from './learning-cards.tsx';
import { Line } from './line.tsx';
import { HomeCard, Part } from './part.tsx';

const maxTexts = 4;

/** Upcoming deadlines, texts to continue, and new feedback. */
export function Learning({ home, name }: { home: StudentHome; name: string | null }) {
  const { t } = useTranslation('home');
  const started = home.due
    .filter(({ savedAt }) => savedAt !== null)
    .toSorted((one, other) => String(other.savedAt).localeCompare(String(one.savedAt)))
    .slice(0, maxTexts);
  const hasNothingNew = started.length === 0 && home.news.length === 0;
  if (home.classes === 0) return <NoClass name={name} />;
  return (
    <Part name={name}>
      <DueCard home={home} isWide={hasNothingNew} />
      <Part name={null} isWide={hasNothingNew}>
        <HomeCard title={t('writing.title')} emptyText={t('writing.empty')} isWide={!hasNothingNew}>
          {started.map((step) => (
            <TextLine key={step.assignmentId} step={step} />
          ))}
        </HomeCard>
        <NewsCard home={home} isWide={!hasNothingNew} />
      </Part>
    </Part>
  );
}

function TextLine({ step }: { step: DueStep }) {
  const { t } = useTranslation('home');
  return (
    <Line
      to={`/assignment/${step.assignmentId}`}
      title={step.title}
      description={step.className}
      trailing={
        <>
          {t('writing.saved')} <DateTimeText inWords iso={step.savedAt} zone={step.classTimeZone} />
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
        emptyText={
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
