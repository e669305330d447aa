import { type EventEndpoint, eventActorsSchema, limits, newEventEndpointSchema } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/use-action.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
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
  const { t } = useTranslation('admin');
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
  return (
    <FormDialog
      form={form}
      title={t(endpoint ? 'event.edit' : 'event.add')}
      submitLabel={t(endpoint ? 'event.save' : 'event.add')}
      saving={saving}
      onSubmit={(values) => saving.mutate(values)}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
