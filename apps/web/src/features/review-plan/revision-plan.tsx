import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RevisionPlan as Plan, PlanItem, SubmissionId } from '@redraft/contracts';
import { limits } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { useUndoBar } from '../../ui/dialogs/undo-bar.tsx';
import { ChooseCommentsDialog } from './choose-comments-dialog.tsx';
import { OwnItemForm } from './own-item-form.tsx';
import { planQuery } from './plan-calls.ts';
import { PlanItemRow } from './plan-item-row.tsx';
import { changeItem, createItem, createOwnItem, moveItem } from './plan-rules.ts';
import { useTypedPlan } from './use-typed-plan.ts';

/** The student's plan for handling the reviews of a text; renders nothing before the first review. */
export function RevisionPlan({ submissionId }: { submissionId: SubmissionId }) {
  const { t } = useTranslation(['review-plan', 'ui']);
  const { data, error, refetch } = useQuery(planQuery(submissionId));
  if (data === undefined) {
    if (error === null) return null;
    const retry = (
      <Button color="inherit" onClick={() => void refetch()}>
        {t('ui:retry')}
      </Button>
    );
    return (
      <PlanSection>
        <Alert severity="error" action={retry}>
          {messageOf(error)}
        </Alert>
      </PlanSection>
    );
  }
  if (data.reviews.length === 0 && data.items.length === 0) return null;
  return (
    <PlanSection>
      <PlanItems submissionId={submissionId} loaded={data} />
    </PlanSection>
  );
}

function PlanSection({ children }: { children: ReactNode }) {
  const { t } = useTranslation('review-plan');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {t('title')}
      </Typography>
      {children}
    </section>
  );
}

function PlanItems({ submissionId, loaded }: { submissionId: SubmissionId; loaded: Plan }) {
  const { t } = useTranslation('review-plan');
  const { stored, typed: items, change, saving, error } = useTypedPlan(submissionId, loaded);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [draggedIndex, setDraggedIndex] = useState<number | null>(null);
  const { bar, offerUndo } = useUndoBar();
  const canAdd = stored.can.write && items.length < limits.planItems;
  const remove = (item: PlanItem, index: number) => {
    change((current) => current.filter(({ id }) => id !== item.id));
    offerUndo(t('removed'), () => change((current) => current.toSpliced(index, 0, item)));
  };
  const move = (from: number, to: number) => change((current) => moveItem(current, from, to));
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="body2" color="textSecondary">
        {t('about')}
      </Typography>
      {items.length > 0 && (
        <Stack component="ol" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1 }}>
          {items.map((item, at) => (
            <PlanItemRow
              key={item.id}
              item={item}
              position={{ at, count: items.length }}
              review={stored.reviews.find(({ id }) => id === item.source?.reviewId)}
              canWrite={stored.can.write}
              drag={{ draggedIndex, onDrag: setDraggedIndex, onDrop: (from) => move(from, at) }}
              onChange={(changed) => change((current) => changeItem(current, item.id, changed))}
              onMove={(to) => move(at, to)}
              onRemove={() => remove(item, at)}
            />
          ))}
        </Stack>
      )}
      {items.length > 0 && (
        <Typography variant="caption" color="textSecondary" role="status">
          {t('progress', { done: items.filter(({ isDone }) => isDone).length, count: items.length })} ·{' '}
          {t(`saving.${saving}`)}
        </Typography>
      )}
      {saving === 'failed' && <Alert severity="warning">{messageOf(error)}</Alert>}
      {canAdd && stored.reviews.length > 0 && (
        <Button
          variant="outlined"
          sx={{ alignSelf: 'flex-start', whiteSpace: 'normal' }}
          onClick={() => setDialogOpen(true)}
        >
          {t('choose')}
        </Button>
      )}
      {canAdd && (
        <OwnItemForm
          onAdd={(note) => change((current) => [...current, createOwnItem(crypto.randomUUID(), note)])}
        />
      )}
      {!canAdd && stored.can.write && (
        <Typography variant="body2">{t('full', { count: limits.planItems })}</Typography>
      )}
      {bar}
      {isDialogOpen && (
        <ChooseCommentsDialog
          reviews={stored.reviews}
          items={items}
          onChoose={(choices) =>
            change((current) =>
              [...current, ...choices.map((choice) => createItem(crypto.randomUUID(), choice))].slice(
                0,
                limits.planItems,
              ),
            )
          }
          onClose={() => setDialogOpen(false)}
        />
      )}
    </Stack>
  );
}
