import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { toDigitsOf } from '../../lib/digits.ts';
import { ChoiceButton } from './choice-button.tsx';
import { formatClockTime, type ListedGroup } from './day-groups.ts';
import { useSaves } from './use-versions.ts';
import type { Choice } from './version-choice.ts';

/** All saves of a session, loaded in pages. */
export function GroupSaves({
  submissionId,
  list,
  group,
  selectedVersion,
  onChoose,
}: Choice & { group: ListedGroup }) {
  const { t, i18n } = useTranslation('versions');
  const query = useSaves(submissionId, { first: group.firstSeq, last: group.last.seq });
  if (query.isPending) return <CircularProgress size={20} aria-label={t('saves.loading')} sx={{ m: 1.5 }} />;
  if (query.data === undefined) {
    return (
      <Box role="alert" sx={{ p: 1.5 }}>
        <Typography color="error">{t('loadFailed')}</Typography>
        <Button size="small" onClick={() => void query.refetch()}>
          {t('retry')}
        </Button>
      </Box>
    );
  }
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 0.5, pl: 2, display: 'grid', gap: 0.5 }}>
        {query.data.pages
          .flatMap(({ versions }) => versions)
          .map((version) => (
            <li key={version.seq}>
              <ChoiceButton isChosen={selectedVersion === version.seq} onClick={() => onChoose(version.seq)}>
                <Typography component="span" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {toDigitsOf(i18n.language, formatClockTime(version.at, list.timezone, true))} ·{' '}
                  {t('words', { count: version.words })}
                  {version.origin !== 'typed' && ` · ${t(`origin.${version.origin}`)}`}
                </Typography>
              </ChoiceButton>
            </li>
          ))}
      </Box>
      {query.hasNextPage && (
        <Button
          size="small"
          sx={{ ml: 2, mt: 0.5 }}
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('saves.more')}
        </Button>
      )}
    </>
  );
}
