import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Home, StaffHome } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { loadHome } from './home-calls.ts';
import { DueCard, NewsCard } from './learning-cards.tsx';
import { NotStartedCard, ToReadCard, type Viewer } from './staff-cards.tsx';

/** Maximum lines per card; the rest is on Home. */
const maxLines = 3;

/** A short version of Home for pages that users see first after signing in. */
export function NextSteps() {
  const query = useQuery({ queryKey: ['home'], queryFn: ({ signal }) => loadHome(signal) });
  if (query.isPending) return <Skeleton variant="rounded" height={220} sx={{ mb: 4 }} />;
  if (query.data === undefined) return <LoadFailure onRetry={() => void query.refetch()} />;
  return hasSteps(query.data) ? <Steps home={query.data} /> : null;
}

/** Users without a class find help on Home and in the navigation. */
function hasSteps({ learning, teaching, assisting }: Home): boolean {
  return [learning, teaching, assisting].some((part) => part !== null && part.classes > 0);
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['home', 'ui']);
  return (
    <Alert
      severity="warning"
      sx={{ mb: 4 }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {t('ui:retry')}
        </Button>
      }
    >
      {t('next.failed')}
    </Alert>
  );
}

function Steps({ home }: { home: Home }) {
  const { t } = useTranslation('home');
  const id = useId();
  const { teaching, assisting, learning } = home;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 5 }}>
      <Stack direction="row" sx={{ gap: 2, mb: 2, alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography id={id} variant="h2">
          {t('next.title')}
        </Typography>
        <Link component={RouterLink} to="/">
          {t('next.all')}
        </Link>
      </Stack>
      <Stack sx={{ gap: 2 }}>
        {teaching !== null && teaching.classes > 0 && <StaffSteps home={teaching} viewer="teacher" />}
        {assisting !== null && assisting.classes > 0 && <StaffSteps home={assisting} viewer="assistant" />}
        {learning !== null && learning.classes > 0 && (
          <>
            <DueCard home={learning} isWide max={maxLines} />
            {learning.news.length > 0 && <NewsCard home={learning} isWide max={maxLines} />}
          </>
        )}
      </Stack>
    </Box>
  );
}

function StaffSteps({ home, viewer }: { home: StaffHome; viewer: Viewer }) {
  return (
    <>
      <ToReadCard home={home} isWide max={maxLines} />
      {home.notBegun.length > 0 && <NotStartedCard home={home} viewer={viewer} isWide max={maxLines} />}
    </>
  );
}
