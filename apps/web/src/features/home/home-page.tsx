import Stack from '@mui/material/Stack';
import type { Home, SessionUser } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Administration, mayAdminister } from './administration.tsx';
import { ClassListLinks } from './class-list-links.tsx';
import { loadHome } from './home-calls.ts';
import { Learning } from './learning.tsx';
import { Deadlines, Staff } from './staff.tsx';

/** / for signed-in users: next tasks with links. */
export function HomePage() {
  const { t } = useTranslation('home');
  const user = useSession();
  const query = useQuery({ queryKey: ['home'], queryFn: ({ signal }) => loadHome(signal) });
  return (
    <QueryView query={query}>
      {(home) => (
        <PageFrame
          title={t('greeting', { name: user?.firstName ?? '' })}
          documentTitle={t('title')}
          subtitle={hasClasses(home) ? t('subtitle') : undefined}
          actions={<ClassListLinks />}
        >
          <Stack sx={{ gap: 5 }}>
            <Parts home={home} user={user} />
          </Stack>
        </PageFrame>
      )}
    </QueryView>
  );
}

function hasClasses({ learning, teaching, assisting, overseeing }: Home): boolean {
  return (learning ?? teaching ?? assisting ?? overseeing) !== null;
}

function Parts({ home, user }: { home: Home; user: SessionUser | null }) {
  const { t } = useTranslation('home');
  const { learning, teaching, assisting, overseeing } = home;
  const isAdmin = mayAdminister(user);
  // With a single part, a heading would be redundant.
  const hasSinglePart =
    [learning, teaching, assisting, overseeing].filter((part) => part !== null).length === 1;
  const formatPartName = (text: string) => (hasSinglePart ? null : text);
  if (!hasClasses(home) && !isAdmin) return <NothingDue user={user} />;
  return (
    <>
      {teaching && <Staff home={teaching} name={formatPartName(t('teaching'))} viewer="teacher" />}
      {assisting && <Staff home={assisting} name={formatPartName(t('assisting'))} viewer="assistant" />}
      {learning && <Learning home={learning} name={formatPartName(t('learning'))} />}
      {isAdmin && <Administration user={user} />}
      {overseeing && <Deadlines deadlines={overseeing.deadlines} viewer="coordinator" />}
    </>
  );
}

/** A role may not lead anywhere yet; this explains what it is for. */
function NothingDue({ user }: { user: SessionUser | null }) {
  const { t } = useTranslation('home');
  const nothing = t('nothing');
  const roleTexts = user?.roles.map((role) => t(`nothingFor.${role}`)) ?? [];
  return <p>{roleTexts.find((text) => text !== nothing) ?? nothing}</p>;
}
