import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Permission } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { hasPermission, useSession } from '../../lib/session.ts';
import { ExpandMoreIcon } from '../../ui/icons/index.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

const topics = {
  account: ['signIn', 'password', 'language'],
  writing: ['join', 'saved', 'lost', 'word', 'deadline', 'browser'],
  teaching: ['newClass', 'late', 'figures', 'moreTime', 'names'],
  data: ['keys', 'looked', 'delete'],
} as const;

const guides: readonly { name: 'student' | 'instructor' | 'course'; to: string; permission: Permission }[] = [
  { name: 'student', to: '/studentguide', permission: 'enrollment.join' },
  { name: 'instructor', to: '/instructorguide', permission: 'class.list_own' },
  { name: 'course', to: '/courseguide', permission: 'class.list_own' },
];

/** /knowledgebase: frequent questions, with links to the guides for the user's roles. */
export function KnowledgePage() {
  const { t } = useTranslation('support');
  const user = useSession();
  const permittedGuides = guides.filter(({ permission }) => hasPermission(user, permission));
  return (
    <PageFrame title={t('knowledge.title')} subtitle={t('knowledge.subtitle')} width="reading">
      {permittedGuides.length > 0 && (
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', mb: 4 }}>
          {permittedGuides.map(({ name, to }) => (
            <Button key={name} component={RouterLink} to={to} variant="outlined">
              {t(`knowledge.guide.${name}`)}
            </Button>
          ))}
          <Button component={RouterLink} to="/videoguide" variant="outlined">
            {t('knowledge.guide.video')}
          </Button>
        </Stack>
      )}
      {user === null && (
        <Typography color="textSecondary" sx={{ mb: 4 }}>
          {t('knowledge.guide.none')}
        </Typography>
      )}
      <Topic name="account" questions={topics.account} />
      <Topic name="writing" questions={topics.writing} />
      <Topic name="teaching" questions={topics.teaching} />
      <Topic name="data" questions={topics.data} />
      <Typography color="textSecondary" sx={{ mt: 5 }}>
        {t('knowledge.notFound')}{' '}
        <Link component={RouterLink} to="/contactus" underline="always">
          {t('knowledge.write')}
        </Link>
      </Typography>
    </PageFrame>
  );
}

interface Props {
  name: keyof typeof topics;
  questions: (typeof topics)[keyof typeof topics];
}

function Topic({ name, questions }: Props) {
  const { t } = useTranslation('support');
  return (
    <Box component="section" data-reading="zoom" sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {t(`knowledge.topic.${name}`)}
      </Typography>
      {questions.map((question) => (
        <Accordion
          key={question}
          variant="outlined"
          disableGutters
          slotProps={{ heading: { component: 'h3' } }}
          sx={{ '&:not(:last-of-type)': { borderBottom: 0 } }}
        >
          <AccordionSummary expandIcon={<ExpandMoreIcon />}>
            <Typography component="span" sx={{ fontWeight: 560 }}>
              {t(`knowledge.question.${question}`)}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Typography color="textSecondary">{t(`knowledge.answer.${question}`)}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
