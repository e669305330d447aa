import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { limits, noteText, type RepairState, type SubmissionId } from '@redraft/contracts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Form, FormError } from '../../../ui/form/form.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { useApplyRepair, useRepairState } from './use-repair.ts';

interface Props {
  id: SubmissionId;
  onDone: () => void;
  onClose: () => void;
}

const reasonSchema = z.object({ reason: noteText(limits.repairReason).min(1) });

/** Says whether the copy can become the text's newest version, and asks for a reason. */
export function ApplyRepairDialog({ id, onDone, onClose }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  const titleId = useId();
  const formId = useId();
  const query = useRepairState(id);
  const applyRepair = useApplyRepair(id, onDone);
  const form = useZodForm(reasonSchema, { defaultValues: { reason: '' } });
  const obstacle = query.data === undefined || query.isFetching ? null : findObstacle(query.data);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('text.putInTitle')}</DialogTitle>
      <DialogContent>
        <QueryView query={query}>
          {() => (
            <Form form={form} id={formId} onSubmit={({ reason }) => applyRepair.mutate(reason)}>
              {obstacle === null ? (
                <Alert severity="success">{t('text.sameWords')}</Alert>
              ) : (
                <Alert severity="warning">{t(`text.hindrance.${obstacle}`)}</Alert>
              )}
              <FormError error={applyRepair.error} />
              <TextField
                control={form.control}
                name="reason"
                label={t('text.reason')}
                helper={t('text.reasonHelp')}
                minRows={2}
                isRequired
                isDisabled={obstacle !== null}
              />
            </Form>
          )}
        </QueryView>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button
          type="submit"
          form={formId}
          variant="contained"
          disabled={query.data === undefined || obstacle !== null}
          loading={applyRepair.isPending}
        >
          {t('text.putIn')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The first reason why the copy cannot be used. */
function findObstacle(state: RepairState | null): 'unchanged' | 'otherWords' | 'behind' | null {
  if (state === null || !state.isChanged) return 'unchanged';
  if (!state.hasSameWords) return 'otherWords';
  return state.isBehind ? 'behind' : null;
}
