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
import { ChooseDialog } from './choose-dialog.tsx';
import { OwnLineForm } from './own-line-form.tsx';
import { planQuery } from './plan-calls.ts';
import { PlanLine } from './plan-line.tsx';
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
      <Section>
        <Alert severity="error" action={retry}>
          {messageOf(error)}
        </Alert>
      </Section>
    );
  }
  if (data.reviews.length === 0 && data.items.length === 0) return null;
  return (
    <Section>
      <Lines submissionId={submissionId} loaded={data} />
    </Section>
  );
}

function Section({ children }: { children: ReactNode }) {
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

function Lines({ submissionId, loaded }: { submissionId: SubmissionId; loaded: Plan }) {
  const { t } = useTranslation('review-plan');
  const { stored, typed: items, change, saving, error } = useTypedPlan(submissionId, loaded);
  const [isChoosing, setChoosing] = useState(false);
  const [draggedIndex, setDraggedIndex] = useState<number | null>(null);
  const { bar, offerUndo } = useUndoBar();
  const canAdd = stored.can.write && items.length < limits.planItems;
  const remove = (item: PlanItem, index: number) => {
    change((now) => now.filter(({ id }) => id !== item.id));
    offerUndo(t('removed'), () => change((now) => now.toSpliced(index, 0, item)));
  };
  const move = (from: number, to: number) => change((now) => moveItem(now, from, to));
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="body2" color="textSecondary">
        {t('about')}
      </Typography>
      {items.length > 0 && (
        <Stack component="ol" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1 }}>
          {items.map((item, at) => (
            <PlanLine
              key={item.id}
              item={item}
              position={{ at, count: items.length }}
              review={stored.reviews.find(({ id }) => id === item.source?.reviewId)}
              canWrite={stored.can.write}
              drag={{ draggedIndex, onDrag: setDraggedIndex, onDrop: (from) => move(from, at) }}
              onChange={(changed) => change((now) => changeItem(now, item.id, changed))}
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
          onClick={() => setChoosing(true)}
        >
          {t('choose')}
        </Button>
      )}
      {canAdd && (
        <OwnLineForm onAdd={(note) => change((now) => [...now, createOwnItem(crypto.randomUUID(), note)])} />
      )}
      {!canAdd && stored.can.write && (
        <Typography variant="body2">{t('full', { count: limits.planItems })}</Typography>
      )}
      {bar}
      {isChoosing && (
        <ChooseDialog
          reviews={stored.reviews}
          items={items}
          onChoose={(choices) =>
            change((now) =>
              [...now, ...choices.map((choice) => createItem(crypto.randomUUID(), choice))].slice(
                0,
                limits.planItems,
              ),
            )
          }
          onClose={() => setChoosing(false)}
        />
      )}
    </Stack>
  );
}
