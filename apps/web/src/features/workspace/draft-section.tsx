import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { StudentAssignment, StudentFile } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { StepList } from './step-list.tsx';

const OwnTimeline = lazyPart(async () => (await import('./own-timeline.tsx')).OwnTimeline, { height: 320 });

interface Props {
  assignment: StudentAssignment;
  submission: NonNullable<StudentAssignment['submission']>;
  onFile: (file: StudentFile) => void;
}

/** The drafts up to the final submission, as steps or as a timeline. */
export function DraftSection(props: Props) {
  const { t } = useTranslation('workspace');
  const [view, setView] = useState<'steps' | 'timeline'>('steps');
  return (
    <section aria-label={t('steps.title')}>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1.5 }}
      >
        <Typography variant="h4" component="h2">
          {t('steps.title')}
        </Typography>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={view}
          aria-label={t('steps.view')}
          onChange={(_event, next: 'steps' | 'timeline' | null) => next !== null && setView(next)}
        >
          <ToggleButton value="steps">{t('steps.asSteps')}</ToggleButton>
          <ToggleButton value="timeline">{t('steps.asTimeline')}</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      {view === 'steps' ? <StepList {...props.assignment} /> : <OwnTimeline {...props} />}
    </section>
  );
}
