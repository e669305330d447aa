import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PeerReviewSetup } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { stepTitle } from '../../../lib/sentences.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { DateTimeField } from '../../../ui/form/date-time-field.tsx';
import { Form, FormError } from '../../../ui/form/form.tsx';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';
import type { DeadlinesForm } from './use-deadlines.ts';

interface Props {
  saved: PeerReviewSetup;
  deadlines: DeadlinesForm;
  canManage: boolean;
}

/** Review deadlines per draft; a draft without one is not reviewed. */
export function DeadlinesTab({ saved, deadlines, canManage }: Props) {
  const { t } = useTranslation('peer-review');
  const { form, formId, saving } = deadlines;
  if (saved.drafts.length === 0) return <EmptyState title={t('deadlines.none')} />;
  return (
    <Form
      form={form}
      onSubmit={(values) => saving.mutate(values)}
      id={formId}
      label={t('setup.tab.deadlines')}
    >
      <FormError error={saving.error} />
      <Typography color="textSecondary">{t('deadlines.intro')}</Typography>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxWidth: 880 }}>
        {saved.drafts.map((draft, index) => (
          <Row
            key={draft.draftId}
            draft={draft}
            index={index}
            form={form}
            zone={saved.timezone}
            canManage={canManage}
          />
        ))}
      </Stack>
    </Form>
  );
}

interface RowProps {
  draft: PeerReviewSetup['drafts'][number];
  index: number;
  form: DeadlinesForm['form'];
  zone: string;
  canManage: boolean;
}

function Row({ draft, index, form, zone, canManage }: RowProps) {
  const { t } = useTranslation('peer-review');
  const title = stepTitle(draft);
  const isOn = form.watch(`drafts.${index}.isOn`);
  const setDeadline = (deadline: string) =>
    form.setValue(`drafts.${index}.deadline`, deadline, {
      shouldDirty: true,
      shouldValidate: deadline === '',
    });
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        columnGap: 3,
        rowGap: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 320px' },
        py: 2,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <div>
        <CheckboxField
          control={form.control}
          name={`drafts.${index}.isOn`}
          label={t('deadlines.reviewOf', { title })}
          isDisabled={!canManage}
          onToggle={(isNowOn) => setDeadline(isNowOn ? draft.suggestedDeadline : '')}
        />
        <Typography variant="body2" color="textSecondary">
          {t('deadlines.draftDue')} <DateTimeText inWords iso={draft.draftDeadline} zone={zone} />
          {draft.numberOfReviews > 0 && ` · ${t('deadlines.reviews', { count: draft.numberOfReviews })}`}
        </Typography>
      </div>
      {isOn && (
        <DateTimeField
          control={form.control}
          name={`drafts.${index}.deadline`}
          label={t('deadlines.of', { title })}
          zone={zone}
          min={draft.draftDeadline}
          isDisabled={!canManage}
          isRequired
        />
      )}
    </Box>
  );
}
