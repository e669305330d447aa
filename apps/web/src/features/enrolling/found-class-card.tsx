import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { EnrollmentClass } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dayOf } from '../../lib/class-time.ts';
import { lookupName } from '../../lib/sentences.ts';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { CheckCircleOutlinedIcon } from '../../ui/icons/index.ts';
import { InfoList } from '../../ui/info-list.tsx';
import { useEnroll } from './use-enrolling.ts';

interface Props {
  found: EnrollmentClass;
  onEnrolled: (found: EnrollmentClass) => void;
}

/** The class that a key belongs to, with Enroll, or a note that the user is already enrolled. */
export function FoundClassCard({ found, onEnrolled }: Props) {
  const { t } = useTranslation('enrollment');
  return (
    <Card component="section" aria-label={found.className} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 2, justifyContent: 'space-between', alignItems: { sm: 'flex-start' }, mb: 2.5 }}
      >
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {found.className}
        </Typography>
        <EnrollState found={found} onEnrolled={onEnrolled} />
      </Stack>
      <InfoList
        minWidth={180}
        items={[
          { label: t('column.instructor'), value: found.instructor },
          { label: t('column.subjectArea'), value: lookupName('area', found.subjectArea) },
          { label: t('column.studentLevel'), value: lookupName('level', found.studentLevel) },
          { label: t('column.start'), value: dayOf(found.startDate) },
          { label: t('column.end'), value: dayOf(found.endDate) },
        ]}
      />
    </Card>
  );
}

function EnrollState({ found, onEnrolled }: Props) {
  const { t } = useTranslation('enrollment');
  const enroll = useEnroll(onEnrolled);
  if (!found.enrolled) {
    return (
      <Button variant="contained" loading={enroll.isPending} onClick={() => enroll.mutate(found)}>
        {t('enroll')}
      </Button>
    );
  }
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexShrink: 0 }}>
      <Chip icon={<CheckCircleOutlinedIcon />} label={t('enrolled')} color="success" variant="outlined" />
      {/* The pressed button is removed, so the focus moves here. */}
      <Button
        component={Link}
        to={`/myclassdetail/${found.id}`}
        variant="outlined"
        {...(enroll.isIdle ? {} : { ref: focusOnMount })}
      >
        {t('toClass')}
      </Button>
    </Stack>
  );
}
