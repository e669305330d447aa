import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ShownAuditEntry } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { InfoList } from '../../../ui/info-list.tsx';
import { subjectOf } from './audit-words.ts';

/** Identifiers and recorded data of an entry, as in the exported file. */
export function AuditDetails({ entry }: { entry: ShownAuditEntry }) {
  const { t } = useTranslation('admin');
  const { t: tAudit } = useTranslation(['audit']);
  const { actor, action, details } = entry;
  const person = actor === null ? tAudit('program') : `${actor.name} (${actor.username})`;
  return (
    <Stack sx={{ gap: 1.5, p: 1 }}>
      <InfoList
        items={[
          { label: t('field.person'), value: <bdi>{person}</bdi> },
          { label: t('field.subject'), value: <bdi>{subjectOf(entry, tAudit)}</bdi> },
          { label: t('field.code'), value: action },
        ]}
      />
      {Object.keys(details).length > 0 && (
        <Box
          component="pre"
          dir="ltr"
          sx={{ m: 0, fontSize: '0.8125rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {JSON.stringify(details, null, 2)}
        </Box>
      )}
    </Stack>
  );
}
