import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ContentType, Template } from '@redraft/contracts';
import { limits, noteText, templateExtensions, titleText } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { useAction } from '../../lib/use-action.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { uploadTemplate } from './template-calls.ts';
import { acceptedFiles, titleOf, type UploadProblem, uploadProblem } from './upload-rules.ts';
import { templatesKey } from './use-templates.ts';

interface Props {
  contentType: ContentType;
  onUploaded: (template: Template) => void;
  onClose: () => void;
}

const schema = z.object({
  title: titleText(limits.templateTitle),
  description: noteText(limits.templateDescription),
});

/** Uploads a file from the user's device to the library. */
export function UploadForm({ contentType, onUploaded, onClose }: Props) {
  const { t } = useTranslation(['template-library', 'common']);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<UploadProblem | null>(null);
  const form = useZodForm(schema, { defaultValues: { title: '', description: '' } });
  const upload = useUpload(onUploaded);
  const choose = (chosenFile: File) => {
    setFile(chosenFile);
    setProblem(uploadProblem(chosenFile, contentType));
    upload.reset();
    if (form.getValues('title') === '')
      form.setValue('title', titleOf(chosenFile.name), { shouldValidate: true });
  };
  const submit = (values: z.infer<typeof schema>) => {
    const found = uploadProblem(file, contentType);
    setProblem(found);
    if (found === null && file !== null) upload.mutate({ ...values, file });
  };
  const extensions = templateExtensions[contentType].join(', ');
  const megabytes = limits.templateBytes / 1024 / 1024;
  const error =
    problem === null
      ? explainFailure(upload.error, t('upload.failed'))
      : t(`upload.${problem}`, { megabytes });
  return (
    <Card component="section" aria-label={t('upload.title')} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {t('upload.title')}
      </Typography>
      <Form
        form={form}
        onSubmit={submit}
        onInvalid={() => setProblem(uploadProblem(file, contentType))}
        label={t('upload.title')}
      >
        <FileDrop
          label={t('upload.file')}
          chooseLabel={t('upload.choose')}
          accept={acceptedFiles(contentType)}
          text={file?.name ?? t('upload.accepted', { extensions, megabytes })}
          error={error}
          onFile={choose}
        />
        <TextField control={form.control} name="title" label={t('upload.titleField')} isRequired />
        <TextField control={form.control} name="description" label={t('upload.description')} />
        {upload.isPending && <LinearProgress aria-label={t('upload.sending')} />}
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button type="submit" variant="contained" loading={upload.isPending}>
            {t('upload.action')}
          </Button>
          <Button color="inherit" onClick={onClose} disabled={upload.isPending}>
            {t('common:cancel')}
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}

function useUpload(onUploaded: (template: Template) => void) {
  const client = useQueryClient();
  return useAction({
    mutationFn: uploadTemplate,
    meta: { showsOwnError: true },
    onSuccess: async (template) => {
      await client.invalidateQueries({ queryKey: templatesKey });
      onUploaded(template);
    },
  });
}

/** The server's message about the file; otherwise a generic error. */
function explainFailure(error: Error | null, failed: string): string | null {
  if (error === null) return null;
  return error instanceof ApiError && error.code.startsWith('document.') ? messageOf(error) : failed;
}
