import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PassageHistory, SubmissionId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Passage, RewindLink } from '../../domain/revisions/index.ts';
import { formatMinute } from '../../lib/format-span.ts';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { passageQuery } from './growth-calls.ts';
import { PassageStep } from './passage-step.tsx';

interface Props {
  submissionId: SubmissionId;
  passage: Passage;
  onClose: () => void;
}

/** History of a passage: when it was inserted, changed, moved and deleted (docs/metrics.md#history-of-a-passage). */
export function PassageDialog({ submissionId, passage, onClose }: Props) {
  const { t } = useTranslation('growth');
  const query = useQuery(passageQuery({ submissionId, ...passage }));
  return (
    <FullScreenDialog open title={t('passage.title')} onClose={onClose} width="form">
      <QueryView query={query}>{(history) => <PassageHistoryView history={history} />}</QueryView>
    </FullScreenDialog>
  );
}

function PassageHistoryView({ history }: { history: PassageHistory }) {
  const { t } = useTranslation('growth');
  const { steps, chosen, now, began, timezone } = history;
  const [first] = steps;
  const last = steps.at(-1);
  return (
    <Stack sx={{ gap: 3 }}>
      <Quote label={t('passage.chosen')} text={chosen} />
      <Typography sx={{ fontWeight: 560 }}>
        {first && last
          ? t('passage.headline', {
              count: steps.length,
              from: formatMinute(first.firstAt, timezone),
              to: formatMinute(last.lastAt, timezone),
            })
          : t('passage.untouched')}
      </Typography>
      {began !== '' && <Quote label={t('passage.began')} text={began} />}
      <Box
        component="ol"
        aria-label={t('passage.steps')}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}
      >
        {steps.map((step) => (
          <PassageStep key={`${step.firstSave} ${step.kind}`} step={step} history={history}>
            <RewindLink
              position={{ kind: 'save', save: step.lastSave }}
              label={t('passage.openAt', { save: step.lastSave })}
            >
              {t('passage.open')}
            </RewindLink>
          </PassageStep>
        ))}
      </Box>
      {now !== chosen && <Quote label={t('passage.now')} text={now === '' ? t('passage.gone') : now} />}
    </Stack>
  );
}

function Quote({ label, text }: { label: string; text: string }) {
  return (
    <Box>
      <Typography variant="overline" color="textSecondary">
        {label}
      </Typography>
      <Box
        component="blockquote"
        dir="auto"
        tabIndex={0}
        sx={{
          m: 0,
          py: 0.5,
          paddingInlineStart: 2,
          borderInlineStart: '3px solid',
          borderInlineStartColor: 'primary.main',
          typography: 'prose',
          maxHeight: 220,
          overflowY: 'auto',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </Box>
    </Box>
  );
}
