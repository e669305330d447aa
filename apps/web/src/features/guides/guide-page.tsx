import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { preferredLanguage } from '../../lib/i18n.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { ScreenPicture } from '../../ui/screens/screen-picture.tsx';
import { type GuideName, type GuideSection, type GuideText, loadGuide } from './guide-text.ts';

export function StudentGuidePage() {
  return <GuidePage name="student" />;
}

export function InstructorGuidePage() {
  return <GuidePage name="instructor" />;
}

/** For instructors whose course is on a learning platform. */
export function CourseGuidePage() {
  return <GuidePage name="course" />;
}

/** For administrators who connect a learning platform. */
export function PlatformGuidePage() {
  return <GuidePage name="platforms" />;
}

/** A guide with a table of contents, in the reader's language. */
function GuidePage({ name }: { name: GuideName }) {
  const { t } = useTranslation('guides');
  const language = preferredLanguage();
  const query = useQuery({
    queryKey: ['guide', name, language],
    queryFn: () => loadGuide(name, language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <QueryView query={query}>
      {(guide) => (
        <PageFrame title={t(`${name}.title`)} subtitle={guide.intro}>
          <Box
            sx={{
              display: 'grid',
              gap: { xs: 4, lg: 6 },
              gridTemplateColumns: { lg: 'minmax(0, 1fr) 240px' },
            }}
          >
            <Contents guide={guide} />
            <Box data-reading="zoom" sx={{ minWidth: 0, order: { lg: -1 } }}>
              {guide.sections.map((section) => (
                <Section key={section.id} section={section} />
              ))}
              <Typography color="textSecondary" sx={{ mt: 6 }}>
                <Link component={RouterLink} to="/videoguide">
                  {t('toVideos')}
                </Link>{' '}
                ·{' '}
                <Link component={RouterLink} to="/knowledgebase">
                  {t('toAnswers')}
                </Link>
              </Typography>
            </Box>
          </Box>
        </PageFrame>
      )}
    </QueryView>
  );
}

function Contents({ guide }: { guide: GuideText }) {
  const { t } = useTranslation('guides');
  return (
    <Box
      component="nav"
      aria-label={t('contents')}
      sx={{ position: { lg: 'sticky' }, top: 88, alignSelf: 'start' }}
    >
      <Typography variant="overline" component="p" color="textSecondary">
        {t('contents')}
      </Typography>
      <Box component="ol" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {guide.sections.map(({ id, title }) => (
          <Typography component="li" variant="body2" key={id} sx={{ py: 0.5, color: 'text.secondary' }}>
            <Link href={`#${id}`} color="textPrimary">
              {title}
            </Link>
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

function Section({ section }: { section: GuideSection }) {
  const { id, title, steps = [], paragraphs = [], screen, alt = '' } = section;
  return (
    <Box component="section" aria-labelledby={id} sx={{ '& + &': { mt: 7 }, overflowWrap: 'anywhere' }}>
      <Typography id={id} variant="h2" tabIndex={-1} sx={{ scrollMarginTop: 80, outline: 'none' }}>
        {title}
      </Typography>
      {steps.length > 0 && (
        <Box component="ol" sx={{ mt: 1.5, mb: 0, pl: 3, maxWidth: 720 }}>
          {steps.map((step) => (
            <Typography component="li" key={step} sx={{ py: 0.4 }}>
              {step}
            </Typography>
          ))}
        </Box>
      )}
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph} sx={{ mt: 1.5, maxWidth: 720 }}>
          {paragraph}
        </Typography>
      ))}
      {screen !== undefined && (
        <Box sx={{ mt: 3, maxWidth: 920 }}>
          <ScreenPicture screen={screen} alt={alt} />
        </Box>
      )}
    </Box>
  );
}
