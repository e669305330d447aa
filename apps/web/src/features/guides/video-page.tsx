import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { hasPermission, useSession } from '../../lib/session.ts';
import { DeniedPage } from '../../ui/denied-page.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Clip } from './clip.tsx';
import { type ClipName, clipsFor } from './clips.ts';

/** /videoguide: one clip for students, five for instructors; users with both roles see all. */
export function VideoGuidePage() {
  const { t } = useTranslation('guides');
  const user = useSession();
  const guides = (['instructor', 'student'] as const).filter((name) =>
    hasPermission(user, name === 'instructor' ? 'class.list_own' : 'enrollment.join'),
  );
  const [only, ...others] = guides;
  if (only === undefined) return <DeniedPage />;
  if (others.length === 0) {
    return (
      <PageFrame title={t(`${only}.videos`)} subtitle={t('videosAbout')}>
        <Clips names={clipsFor[only]} heading="h2" />
      </PageFrame>
    );
  }
  return (
    <PageFrame title={t('videos')} subtitle={t('videosAbout')}>
      {guides.map((name) => (
        <Box component="section" key={name} sx={{ '& + &': { mt: 6 } }}>
          <Typography variant="h2" sx={{ mb: 2 }}>
            {t(`${name}.videos`)}
          </Typography>
          <Clips names={clipsFor[name]} heading="h3" />
        </Box>
      ))}
    </PageFrame>
  );
}

function Clips({ names, heading }: { names: readonly ClipName[]; heading: 'h2' | 'h3' }) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        rowGap: 5,
        gridTemplateColumns: { lg: names.length > 1 ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 920px)' },
      }}
    >
      {names.map((name) => (
        <Clip key={name} name={name} heading={heading} />
      ))}
    </Box>
  );
}
