import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReadSubmission } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { writeGrade } from './cell-grade.ts';
import type { Proposal } from './proposal.ts';
import { ScaleText } from './scale-text.tsx';

interface Props {
  submission: ReadSubmission;
  proposal: Proposal;
}

/** The calculation, line by line. */
export function ProposalText({ submission, proposal }: Props) {
  const { t, i18n } = useTranslation('gradebook');
  const write = (value: number) => writeGrade(value, i18n.language);
  const { text, weightScored, weightInAll, share, process, grade } = proposal;
  if (text === null) return <Typography color="textSecondary">{t('proposal.none')}</Typography>;
  const scored = proposal.lines.flatMap(({ weight, score }) => (score === null ? [] : [{ weight, score }]));
  const sum = scored.map(({ weight, score }) => `${write(weight)} × ${write(score)}`).join(' + ');
  const isLetter = submission.gradeMethod === 'Letter';
  return (
    <Box component="section" aria-label={t('proposal.title')}>
      <Typography variant="h4" component="h3" gutterBottom>
        {t('proposal.title')}
      </Typography>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
        ({sum}) ÷ {write(weightScored)} = {write(text)}
      </Typography>
      {isLetter && (
        <Typography variant="body2" color="textSecondary">
          {t('proposal.letters')}
        </Typography>
      )}
      {weightScored < weightInAll && (
        <Typography variant="body2" color="textSecondary">
          {t('proposal.missing', { scored: write(weightScored), all: write(weightInAll) })}
        </Typography>
      )}
      {submission.grading.processShare > 0 && (
        <Typography sx={{ fontVariantNumeric: 'tabular-nums', mt: 0.5 }}>
          {process === null
            ? t('proposal.unmeasured')
            : t('proposal.process', { rest: 100 - share, share, process: write(process) })}
        </Typography>
      )}
      <Typography variant="h3" component="p" sx={{ mt: 1.5 }}>
        {writeGrade(grade, i18n.language)}{' '}
        {typeof grade === 'number' && <ScaleText score={grade} scale={submission.grading.scale} />}
      </Typography>
    </Box>
  );
}
