import Typography from '@mui/material/Typography';
import type { Platform } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { FormRow } from '../../../ui/form/form.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { showIssues, useZodForm } from '../../../ui/form/use-zod-form.ts';
import { inputOf, platformFormSchema } from './platform-values.ts';
import { useSavePlatform } from './use-platforms.ts';

interface Props {
  /** Null to add a platform. */
  platform: Platform | null;
  onClose: () => void;
}

const addresses = ['authorizationEndpoint', 'tokenEndpoint', 'jwksUri'] as const;

/** Manual LTI registration of a platform; issuer and client id cannot be changed later. */
export function PlatformDialog({ platform, onClose }: Props) {
  const { t } = useTranslation('admin');
  const form = useZodForm(platformFormSchema, { defaultValues: inputOf(platform) });
  const save = useSavePlatform(platform, onClose);
  const { control } = form;
  const isNew = platform === null;
  return (
    <FormDialog
      form={form}
      title={isNew ? t('platform.manual.add') : platform.name}
      submitLabel={t('platform.manual.save')}
      saving={save}
      onSubmit={(values) => save.mutate(values, { onError: (error) => void showIssues(form, error) })}
      onClose={onClose}
    >
      {isNew && <Typography color="textSecondary">{t('platform.manual.text')}</Typography>}
      <FormRow>
        <TextField control={control} name="name" label={t('platform.field.name')} isRequired />
        <TextField
          control={control}
          name="institution"
          label={t('platform.field.institution')}
          helper={t('platform.field.institutionHelp')}
        />
      </FormRow>
      <FormRow>
        <TextField
          control={control}
          name="issuer"
          label={t('platform.field.issuer')}
          isRequired
          isReadOnly={!isNew}
        />
        <TextField
          control={control}
          name="clientId"
          label={t('platform.field.clientId')}
          isRequired
          isReadOnly={!isNew}
        />
      </FormRow>
      {addresses.map((name) => (
        <TextField
          key={name}
          control={control}
          name={name}
          type="url"
          label={t(`platform.field.${name}`)}
          isRequired
        />
      ))}
      <TextField
        control={control}
        name="tokenAudience"
        label={t('platform.field.tokenAudience')}
        helper={t('platform.field.tokenAudienceHelp')}
      />
      <FormRow>
        <TextField
          control={control}
          name="deployments"
          label={t('platform.field.deployments')}
          helper={t('platform.field.deploymentsHelp')}
          minRows={2}
        />
        <TextField
          control={control}
          name="emailDomains"
          label={t('platform.field.emailDomains')}
          helper={t('platform.field.emailDomainsHelp')}
          minRows={2}
        />
      </FormRow>
    </FormDialog>
  );
}
