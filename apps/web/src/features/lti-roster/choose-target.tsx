import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { assignmentIdSchema, type ResourceLinkId, type UnassignedLink } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { timeInSentence } from '../../lib/class-time.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { FormError } from '../../ui/form/form.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { chooseLinkTarget } from './lti-roster-calls.ts';

const wholeClass = 'class';

/** An instructor chooses which assignment the link opens for students; the choice is saved with the link. */
export function ChooseTarget({ id, link }: { id: ResourceLinkId; link: UnassignedLink }) {
  const { t } = useTranslation('course-launch');
  const navigate = useNavigate();
  const [chosen, setChosen] = useState('');
  const choose = useAction({
    mutationFn: () =>
      chooseLinkTarget({ id, assignmentId: assignmentIdSchema.safeParse(chosen).data ?? null }),
    meta: { showsOwnError: true },
    onSuccess: async (target) => {
      notify(t('link.chosen'));
      await navigate(target, { replace: true });
    },
  });
  return (
    <PageFrame
      title={t('link.title')}
      subtitle={<span dir="auto">{t('link.text', { title: link.title || link.courseTitle })}</span>}
      width="form"
    >
      <Stack sx={{ gap: 3 }}>
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          <RadioGroup
            aria-label={t('link.pick')}
            value={chosen}
            onChange={(_event, value) => setChosen(value)}
            sx={{ gap: 1, flexWrap: 'nowrap' }}
          >
            {link.assignments.map((assignment) => (
              <Choice
                key={assignment.id}
                value={String(assignment.id)}
                title={assignment.title}
                help={[
                  t('activity.due', { time: timeInSentence(assignment.deadline, link.classTimeZone) }),
                  ...(assignment.drafts > 1 ? [t('activity.drafts', { count: assignment.drafts - 1 })] : []),
                  ...(assignment.isLinked ? [t('activity.linked')] : []),
                ].join(' · ')}
              />
            ))}
            <Choice
              value={wholeClass}
              title={t('link.wholeClass', { class: link.className })}
              help={t('link.wholeClassHelp')}
            />
          </RadioGroup>
        </Card>
        <FormError error={choose.error} />
        <Button
          variant="contained"
          disabled={chosen === ''}
          loading={choose.isPending}
          onClick={() => choose.mutate()}
          sx={{ alignSelf: 'start' }}
        >
          {t('link.choose')}
        </Button>
      </Stack>
    </PageFrame>
  );
}

function Choice({ value, title, help }: { value: string; title: string; help: string }) {
  return (
    <FormControlLabel
      value={value}
      control={<Radio size="small" />}
      sx={{ alignItems: 'flex-start', mr: 0 }}
      label={
        <Box sx={{ pt: 0.75 }}>
          <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {help}
          </Typography>
        </Box>
      }
    />
  );
}
