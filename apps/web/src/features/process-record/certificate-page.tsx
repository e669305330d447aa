import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { useAction } from '../../lib/use-action.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { CertificateResult } from './certificate-result.tsx';
import { checkCertificate } from './process-record-calls.ts';

/** Verifies a certificate and shows its content; public. */
export function CertificatePage() {
  const { t } = useTranslation('process-record');
  const [certificate, setCertificate] = useState<File | null>(null);
  const [text, setText] = useState<File | null>(null);
  const check = useAction({ mutationFn: checkCertificate, meta: { showsOwnError: true } });
  const choose = (next: { certificate?: File; text?: File }) => {
    if (next.certificate) setCertificate(next.certificate);
    if (next.text) setText(next.text);
    check.reset();
  };
  return (
    <PageFrame title={t('check.title')} subtitle={t('certificate.proves')} width="reading">
      <Stack sx={{ gap: 2, alignItems: 'stretch', '@media print': { display: 'none' } }}>
        <Typography>{t('check.about')}</Typography>
        <FileDrop
          label={t('check.certificate')}
          chooseLabel={t('check.chooseCertificate')}
          accept=".json,application/json"
          text={certificate?.name ?? t('check.dropCertificate')}
          error={check.isError ? messageOf(check.error) : null}
          onFile={(file) => choose({ certificate: file })}
        />
        <FileDrop
          label={t('check.text')}
          chooseLabel={t('check.chooseText')}
          accept=".docx,.txt,text/plain"
          text={text?.name ?? t('check.dropText')}
          onFile={(file) => choose({ text: file })}
        />
        <Button
          variant="contained"
          disabled={certificate === null}
          loading={check.isPending}
          onClick={() => certificate !== null && check.mutate({ certificate, text })}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('check.check')}
        </Button>
      </Stack>
      {check.data !== undefined && <CertificateResult result={check.data} />}
    </PageFrame>
  );
}
