import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { compareTexts } from '@redraft/analytics';
import type { SubmissionId, Version, VersionText } from '@redraft/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { VersionView } from '../../domain/revisions/index.ts';
import { MetricTip } from '../../ui/metrics/metric-tip.tsx';
import { QueryView } from '../../ui/query-view.tsx';

import { useVersionText } from './use-versions.ts';

interface Props {
  submissionId: SubmissionId;
  version: VersionText;
  current: Version;
}

/** Insertions and deletions between this version and the current text. */
export function VersionChanges({ submissionId, version, current }: Props) {
  const query = useVersionText(submissionId, current.seq);
  return (
    <QueryView query={query}>
      {(currentVersion) => <ChangedText earlier={version.text} later={currentVersion.text} />}
    </QueryView>
  );
}

function ChangedText({ earlier, later }: { earlier: string; later: string }) {
  const { t } = useTranslation('versions');
  const { pieces, inserted, deleted } = useMemo(() => compareTexts(earlier, later), [earlier, later]);
  const isUnchanged = pieces.every(({ kind }) => kind === 'kept');
  return (
    <>
      <Box sx={{ px: { xs: 1.5, sm: 2 }, py: 1 }}>
        <Typography variant="body2">
          {isUnchanged ? t('changes.none') : t('changes.sum', { inserted, deleted })}
          {!isUnchanged && <MetricTip metric="wordsSince" />}
        </Typography>
        {!isUnchanged && (
          <Typography variant="body2" color="textSecondary" sx={{ '& ins, & del': { px: 0.5 } }}>
            <Box component="ins" sx={{ bgcolor: 'revision.insertedBackground', color: 'revision.inserted' }}>
              {t('changes.inserted')}
            </Box>{' '}
            <Box component="del" sx={{ bgcolor: 'revision.deletedBackground', color: 'revision.deleted' }}>
              {t('changes.deleted')}
            </Box>
          </Typography>
        )}
      </Box>
      <VersionView segments={pieces} version={1} />
    </>
  );
}
