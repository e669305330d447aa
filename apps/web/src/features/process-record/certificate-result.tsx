import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CertificateCheck } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import {
  CheckCircleOutlinedIcon,
  ErrorOutlineOutlinedIcon,
  InfoOutlinedIcon,
  PrintOutlinedIcon,
} from '../../ui/icons/index.ts';
import { InfoList } from '../../ui/info-list.tsx';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';

const tones = {
  good: { Icon: CheckCircleOutlinedIcon, color: 'success.main' },
  bad: { Icon: ErrorOutlineOutlinedIcon, color: 'error.main' },
  neutral: { Icon: InfoOutlinedIcon, color: 'text.secondary' },
} as const;

const goodIcon = new Set(['valid', 'matches', 'match']);
const badIcon = new Set(['invalid', 'unknown_key', 'differs', 'differ']);

/** Printable result of a verification. */
export function CertificateResult({ result }: { result: CertificateCheck }) {
  const { t } = useTranslation('process-record');
  const { statement } = result;
  const zone = statement.timezone;
  const lines = [
    { word: result.signature, text: t(`check.signature.${result.signature}`) },
    { word: result.chain, text: t(`check.chain.${result.chain}`) },
    { word: result.days, text: t(`check.days.${result.days}`, { count: statement.days.length }) },
    { word: result.words, text: t(`check.words.${result.words}`) },
  ];
  return (
    <Card component="section" role="status" sx={{ mt: 3, p: { xs: 2, sm: 3 } }}>
      <Stack component="ul" sx={{ m: 0, mb: 3, p: 0, listStyle: 'none', gap: 1 }}>
        {lines.map(({ word, text }) => (
          <Verdict
            key={text}
            tone={goodIcon.has(word) ? 'good' : badIcon.has(word) ? 'bad' : 'neutral'}
            text={text}
          />
        ))}
      </Stack>
      <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {t('check.says')}
      </Typography>
      <InfoList
        minWidth={170}
        items={[
          { label: t('check.student'), value: <bdi>{statement.student}</bdi> },
          { label: t('check.assignment'), value: <bdi>{statement.assignment}</bdi> },
          { label: t('check.class'), value: <bdi>{statement.className}</bdi> },
          { label: t('check.saves'), value: statement.saves },
          { label: t('check.wordCount'), value: statement.words },
          { label: t('check.first'), value: <DateTimeText iso={statement.firstSaveAt} zone={zone} /> },
          { label: t('check.last'), value: <DateTimeText iso={statement.lastSaveAt} zone={zone} /> },
          { label: t('check.handedIn'), value: <DateTimeText iso={statement.handedInAt} zone={zone} /> },
          { label: t('check.issued'), value: <DateTimeText iso={statement.issuedAt} zone={zone} /> },
          { label: t('check.zone'), value: zone.replaceAll('_', ' ') },
        ]}
      />
      <Typography
        variant="caption"
        component="p"
        color="textSecondary"
        sx={{ mt: 2, overflowWrap: 'anywhere' }}
      >
        {t('check.head', { head: statement.head, key: result.keyId })}
      </Typography>
      <Box sx={{ mt: 2, '@media print': { display: 'none' } }}>
        <Button startIcon={<PrintOutlinedIcon />} onClick={() => window.print()}>
          {t('check.print')}
        </Button>
      </Box>
    </Card>
  );
}

function Verdict({ tone, text }: { tone: keyof typeof tones; text: string }) {
  const { Icon, color } = tones[tone];
  return (
    <Stack component="li" direction="row" sx={{ gap: 1.25 }}>
      <Icon aria-hidden sx={{ color }} />
      <Typography>{text}</Typography>
    </Stack>
  );
}
