import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { CopyableKey } from '../../../domain/classes/index.ts';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { InfoList } from '../../../ui/info-list.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import type { CreatedClass } from './register-class-form.tsx';
import { RegisterClassForm } from './register-class-form.tsx';

const redirectAfter = 5000;

/** /RegisterClass: a new class. */
export function RegisterClassPage() {
  const { t } = useTranslation('classes');
  const [created, setCreated] = useState<CreatedClass | null>(null);
  return (
    <PageFrame
      title={created === null ? t('register.title') : t('register.done')}
      width="form"
      breadcrumbs={[{ label: t('list.title'), to: '/classes' }]}
    >
      {created === null ? <RegisterClassForm onCreated={setCreated} /> : <Created created={created} />}
    </PageFrame>
  );
}

function Created({ created }: { created: CreatedClass }) {
  const { t } = useTranslation('classes');
  const navigate = useNavigate();
  // Redirects to the list after the message was readable.
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/classes'), redirectAfter);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Box role="status">
        <InfoList
          items={[
            { label: t('field.className'), value: created.name },
            { label: t('field.enrollKey'), value: <CopyableKey value={created.enrollKey} /> },
          ]}
        />
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {t('register.onward')}
        </Typography>
      </Box>
      <Stack direction="row" sx={{ mt: 3, gap: 1, flexWrap: 'wrap' }}>
        <Button component={Link} to={`/classdetail/${created.id}`} variant="contained" ref={focusOnMount}>
          {t('register.open')}
        </Button>
        <Button component={Link} to="/classes" variant="outlined">
          {t('list.title')}
        </Button>
      </Stack>
    </Card>
  );
}
