import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { contentTypes } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentEditor } from '../../ui/editor-frame/document-editor.tsx';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { ToggleField } from '../../ui/form/toggle-field.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { openSampleFrame } from './sample-calls.ts';
import { type Sample, sampleSchema } from './sample-values.ts';

/** /test/: the editor, tried on documents that are nobody's text. */
export function EditorTestPage() {
  const { t } = useTranslation('editor-test');
  const [{ sample, openings }, setOpened] = useState<{ sample: Sample; openings: number }>({
    sample: { type: 'DOCUMENT', id: undefined },
    openings: 0,
  });
  const form = useZodForm(sampleSchema, { defaultValues: { type: 'DOCUMENT', id: '' } });
  const open = async (look: { lang: string; theme: 'light' | 'dark' }) => {
    const { fileId, ...frame } = await openSampleFrame({ ...sample, ...look });
    form.setValue('id', String(fileId));
    return frame;
  };
  return (
    <PageFrame title={t('title')} subtitle={t('text')}>
      <Stack sx={{ gap: 2 }}>
        <Form form={form} onSubmit={(chosen) => setOpened({ sample: chosen, openings: openings + 1 })}>
          <Stack
            direction={{ xs: 'column', md: 'row' }}
            sx={{ gap: 2, alignItems: { xs: 'stretch', md: 'flex-start' } }}
          >
            <ToggleField
              control={form.control}
              name="type"
              label={t('type')}
              options={contentTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
            />
            <TextField control={form.control} name="id" label={t('id')} helper={t('idHelp')} />
            <Button type="submit" variant="contained" sx={{ minHeight: 40, mt: { md: '25px' } }}>
              {t('reload')}
            </Button>
          </Stack>
        </Form>
        <DocumentEditor open={open} opening={`sample ${openings}`} title={t('frame')} height="88vh" />
      </Stack>
    </PageFrame>
  );
}
