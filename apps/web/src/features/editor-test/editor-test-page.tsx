import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { contentTypeSchema, contentTypes } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasStatus } from '../../lib/api-error.ts';
import { DocumentEditor } from '../../ui/editor-frame/document-editor.tsx';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { ToggleField } from '../../ui/form/toggle-field.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { openSampleFrame } from './sample-calls.ts';
import { type Sample, sampleSchema } from './sample-values.ts';

/** Two columns if four do not fit. */
const stickyToolbar = {
  '& .MuiToggleButtonGroup-root': {
    display: 'grid',
    gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, auto)' },
  },
  '& .MuiToggleButton-root': { whiteSpace: 'nowrap' },
};

/** /test/: tries the editor on sample documents. */
export function EditorTestPage() {
  const { t } = useTranslation('editor-test');
  const [{ sample, openCount }, setOpened] = useState<{ sample: Sample; openCount: number }>({
    sample: { type: 'DOCUMENT', id: undefined },
    openCount: 0,
  });
  const form = useZodForm(sampleSchema, { defaultValues: { type: 'DOCUMENT', id: '' } });
  const open = async (display: { lang: string; theme: 'light' | 'dark' }) => {
    const { fileId, ...frame } = await openSampleFrame({ ...sample, ...display }).catch((error: unknown) => {
      throw hasStatus(error, 404) ? new Error(t('unknown')) : error;
    });
    form.setValue('id', String(fileId));
    return frame;
  };
  const show = (nextSample: Sample) => setOpened({ sample: nextSample, openCount: openCount + 1 });
  /** The document number in the field belongs to the previous type. */
  const chooseType = (type: string) => {
    form.setValue('id', '');
    show({ type: contentTypeSchema.parse(type), id: undefined });
  };
  return (
    <PageFrame title={t('title')} subtitle={t('text')}>
      <Stack sx={{ gap: 2 }}>
        <Form form={form} onSubmit={show}>
          <Stack sx={{ gap: 2 }}>
            <Box sx={stickyToolbar}>
              <ToggleField
                control={form.control}
                name="type"
                label={t('type')}
                onChoose={chooseType}
                options={contentTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
              />
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
              <Box sx={{ flex: '1 1 220px', maxWidth: 360 }}>
                <TextField control={form.control} name="id" label={t('id')} helper={t('idHelp')} />
              </Box>
              {/* Offset by the height of the label above the field. */}
              <Button type="submit" variant="contained" sx={{ minHeight: 40, mt: '25px' }}>
                {t('reload')}
              </Button>
            </Box>
          </Stack>
        </Form>
        <DocumentEditor open={open} opening={`sample ${openCount}`} title={t('frame')} height="88vh" />
      </Stack>
    </PageFrame>
  );
}
