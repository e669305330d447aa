import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { StudentAssignment } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { RubricTable } from '../../domain/rubrics/index.ts';
import { describeClosed } from '../../domain/submissions/index.ts';
import { InfoList } from '../../ui/info-list.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ReadableText } from '../../ui/reading/readable-text.tsx';
import { RichTextView } from '../../ui/rich-text/rich-text-view.tsx';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import { listAssignmentFacts } from './assignment-facts.ts';
import { findNextStep } from './next-step.ts';
import { StepList } from './step-list.tsx';
import { useStart } from './use-workspace.ts';

/** An assignment before it is started: the task, and Start. */
export function StartView({ assignment }: { assignment: StudentAssignment }) {
  const { t } = useTranslation(['workspace', 'common', 'rubrics', 'assignment-files']);
  const start = useStart(assignment.id);
  const { closedBecause: reason, closedCode: code } = assignment;
  const closed = reason === null ? null : describeClosed({ reason, code }, t);
  return (
    <PageFrame
      title={assignment.title}
      className={assignment.classTitle}
      width="form"
      breadcrumbs={[{ label: assignment.classTitle, to: `/myclassdetail/${assignment.classId}` }]}
      subtitle={
        <>
          <NextDeadline assignment={assignment} /> ({assignment.timezone.replaceAll('_', ' ')})
        </>
      }
      actions={
        assignment.can.start && (
          <Button variant="contained" size="large" loading={start.isPending} onClick={() => start.mutate()}>
            {t('start')}
          </Button>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        {closed !== null && <Alert severity="info">{closed.text}</Alert>}
        {assignment.description !== '' && (
          <ReadableText>
            <RichTextView plain={assignment.description} rich={assignment.richDescription} headingLevel={2} />
          </ReadableText>
        )}
        {assignment.rubric !== null && (
          <section aria-label={t('rubrics:title')}>
            <Typography variant="h3" component="h2" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
              {t('rubrics:title')}: {assignment.rubric.title}
            </Typography>
            <RubricTable rubric={assignment.rubric} />
          </section>
        )}
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          <InfoList items={listAssignmentFacts(assignment, t, 'header')} minWidth={180} />
        </Card>
        {assignment.additionalFiles.length > 0 && (
          <Typography color="textSecondary">
            {t('files.beside', {
              titles: assignment.additionalFiles
                .map((file) => file.title || t(`assignment-files:type.${file.type}`))
                .join(', '),
            })}
          </Typography>
        )}
        <Card component="section" aria-label={t('steps.title')} sx={{ p: { xs: 2, sm: 3 } }}>
          <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
            {t('steps.title')}
          </Typography>
          <StepList {...assignment} />
        </Card>
      </Box>
    </PageFrame>
  );
}

/** The next deadline, followed by the final one if different. */
function NextDeadline({ assignment }: { assignment: StudentAssignment }) {
  const { t } = useTranslation('workspace');
  const { endDate, timezone } = assignment;
  const next = findNextStep(assignment);
  if (next === null)
    return (
      <>
        {t('due')} <DateTimeText inWords iso={endDate} zone={timezone} />
      </>
    );
  return (
    <>
      {next.title}: {t('due')}{' '}
      <DateTimeText inWords iso={next.exceptionDeadline ?? next.date} zone={timezone} />
      {' · '}
      {t('finalStep')}: <DateTimeText inWords iso={endDate} zone={timezone} />
    </>
  );
}
