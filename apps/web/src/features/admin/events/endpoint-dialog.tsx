import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type EventEndpoint, eventActorsSchema, limits, newEventEndpointSchema } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Form } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { addEndpoint, changeEndpoint } from './event-calls.ts';
import { endpointsKey } from './event-keys.ts';
import { SecretDialog } from './secret-dialog.tsx';

interface Props {
  /** The endpoint to edit; undefined to add one. */
  endpoint?: EventEndpoint;
  onClose: () => void;
}

export function EndpointDialog({ endpoint, onClose }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  const id = useId();
  const client = useQueryClient();
  const [secret, setSecret] = useState<string | null>(null);
  const form = useZodForm(newEventEndpointSchema, {
    defaultValues: { url: endpoint?.url ?? '', actors: endpoint?.actors ?? 'pseudonym' },
  });
  const saving = useAction({
    mutationFn: async (values: Pick<EventEndpoint, 'url' | 'actors'>) => {
      if (!endpoint) return (await addEndpoint(values)).secret;
      await changeEndpoint({ id: endpoint.id, isOn: endpoint.isOn, ...values });
      return null;
    },
    meta: { showsOwnError: true },
    onSuccess: async (created) => {
      await client.invalidateQueries({ queryKey: [endpointsKey] });
      if (created === null) onClose();
      else setSecret(created);
    },
  });
  if (secret !== null) return <SecretDialog secret={secret} onClose={onClose} />;
  const title = t(endpoint ? 'event.edit' : 'event.add');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent sx={{ pt: '8px !important' }}>
        <Form form={form} id={id} onSubmit={(values) => saving.mutate(values)} label={title}>
          {saving.error !== null && <Alert severity="error">{messageOf(saving.error)}</Alert>}
          <TextField
            control={form.control}
            name="url"
            label={t('event.url')}
            helper={t('event.urlHelp')}
            maxLength={limits.eventEndpointUrl}
            isRequired
            autoFocus
          />
          <SelectField
            control={form.control}
            name="actors"
            label={t('event.actors')}
            helper={t('event.actorsHelp')}
            options={eventActorsSchema.options.map((value) => ({
              value,
              label: t(`event.actorsOf.${value}`),
            }))}
            isRequired
          />
        </Form>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={saving.isPending}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" form={id} variant="contained" loading={saving.isPending}>
          {t(endpoint ? 'event.save' : 'event.add')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
