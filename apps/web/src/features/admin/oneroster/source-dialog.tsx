import { limits, type NewRosterSource, newRosterSourceSchema, type RosterSource } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { zoneOptions } from '../../../domain/class-fields/index.ts';
import { viewerZone } from '../../../lib/class-time.ts';
import { now } from '../../../lib/clock.ts';
import { lookupName } from '../../../lib/sentences.ts';
import { useAction } from '../../../lib/use-action.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { ServiceFields } from './service-fields.tsx';
import { saveSource, sourcesKey } from './source-calls.ts';

interface Lookup {
  id: number;
  name: string;
}

export interface Lookups {
  subjectAreas: readonly Lookup[];
  studentLevels: readonly Lookup[];
}

interface Props {
  /** The system to edit; undefined to add one. */
  source?: RosterSource;
  lookups: Lookups;
  onClose: () => void;
}

export function SourceDialog({ source, lookups, onClose }: Props) {
  const { t } = useTranslation('oneroster');
  const client = useQueryClient();
  const [zones] = useState(() => zoneOptions(now(), [...Intl.supportedValuesOf('timeZone'), 'UTC']));
  const form = useZodForm(newRosterSourceSchema, {
    defaultValues: {
      name: source?.name ?? '',
      timeZone: source?.timeZone ?? viewerZone(),
      service: source?.service ? { ...source.service, clientSecret: '' } : null,
      ...(source && { subjectAreaId: source.subjectAreaId, studentLevelId: source.studentLevelId }),
    },
  });
  const saving = useAction({
    mutationFn: (fields: NewRosterSource) => saveSource(source?.id, fields),
    meta: { showsOwnError: true },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [sourcesKey] });
      onClose();
    },
  });
  const { control } = form;
  return (
    <FormDialog
      form={form}
      title={t(source ? 'edit' : 'add')}
      submitLabel={t(source ? 'save' : 'add')}
      saving={saving}
      onSubmit={(values) => saving.mutate(values)}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="name"
        label={t('name')}
        helper={t('nameHelp')}
        maxLength={limits.rosterSourceName}
        isRequired
        autoFocus
      />
      <SelectField
        control={control}
        name="timeZone"
        label={t('zone')}
        helper={t('zoneHelp')}
        options={zones}
        isRequired
      />
      <SelectField
        control={control}
        name="subjectAreaId"
        label={t('area')}
        helper={t('areaHelp')}
        options={optionsOf('area', lookups.subjectAreas)}
        isRequired
      />
      <SelectField
        control={control}
        name="studentLevelId"
        label={t('level')}
        helper={t('levelHelp')}
        options={optionsOf('level', lookups.studentLevels)}
        isRequired
      />
      <ServiceFields form={form} hasSecret={source !== undefined && source.service !== null} />
    </FormDialog>
  );
}

function optionsOf(kind: 'area' | 'level', lookups: readonly Lookup[]) {
  return lookups.map(({ id, name }) => ({ value: id, label: lookupName(kind, name) }));
}
