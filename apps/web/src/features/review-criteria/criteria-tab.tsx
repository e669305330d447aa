import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { ReviewCriteria } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { isSameRubric, RubricTable } from '../../domain/rubrics/index.ts';
import { messageOf } from '../../lib/api-error.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RubricField } from '../rubrics/index.ts';
import type { CriteriaChoice } from './use-criteria-choice.ts';

/** Criteria for the reviewers of an assignment: editable, or read-only without permission. */
export function CriteriaTab({ choice }: { choice: CriteriaChoice }) {
  return (
    <QueryView query={choice.query}>
      {(saved) =>
        saved.can.manage ? (
          <EditableCriteria saved={saved} choice={choice} />
        ) : (
          <ReadOnlyCriteria saved={saved} />
        )
      }
    </QueryView>
  );
}

function ReadOnlyCriteria({ saved }: { saved: ReviewCriteria }) {
  const { t } = useTranslation('review-criteria');
  if (saved.rubric === null) return <EmptyState title={t('tab.none')} text={t('tab.noneText')} />;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography color="textSecondary">{t(saved.required ? 'tab.isRequired' : 'tab.isOptional')}</Typography>
      <RubricTable rubric={saved.rubric} />
    </Stack>
  );
}

function EditableCriteria({ saved, choice }: { saved: ReviewCriteria; choice: CriteriaChoice }) {
  const { t } = useTranslation('review-criteria');
  const { chosen, choose, save, reload } = choice;
  const { assignmentRubric } = saved;
  return (
    <Stack sx={{ gap: 2, maxWidth: 960 }}>
      {save.error !== null && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => void reload()}>
              {t('tab.reload')}
            </Button>
          }
        >
          {messageOf(save.error)}
        </Alert>
      )}
      {saved.numberOfAnswered > 0 && (
        <Alert severity="info">{t('tab.begun', { count: saved.numberOfAnswered })}</Alert>
      )}
      <RubricField
        value={chosen.rubric}
        onChange={(rubric) => choose({ rubric })}
        texts={{
          title: t('tab.title'),
          help: t('tab.help'),
          takeLabel: t('tab.take'),
          note: t('tab.note'),
          removedMessage: t('tab.removed'),
        }}
      />
      {assignmentRubric !== null && !isSameRubric(assignmentRubric, chosen.rubric) && (
        <Button
          variant="outlined"
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => choose({ rubric: assignmentRubric })}
        >
          {t('tab.copy')}
        </Button>
      )}
      {chosen.rubric !== null && (
        <div>
          <FormControlLabel
            control={<Switch size="small" />}
            checked={chosen.required}
            onChange={(_event, required) => choose({ required })}
            label={t('tab.required')}
          />
          <Typography variant="body2" color="textSecondary">
            {t(chosen.required ? 'tab.isRequired' : 'tab.isOptional')}
          </Typography>
        </div>
      )}
    </Stack>
  );
}
