import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { StudentAssignment } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useEffect, useEffectEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckCircleOutlinedIcon, WarningAmberOutlinedIcon } from '../../ui/icons/index.ts';
import { type HandInLine, listHandInLines } from './hand-in-rules.ts';
import { readWordGoal } from './word-goal.ts';
import { loadHandInPreview } from './workspace-calls.ts';

interface Props {
  assignment: StudentAssignment;
  saveFirst: () => Promise<boolean>;
  /** Called when the preview is loaded or has failed. */
  onLoaded: () => void;
}

/** Height of a heading and two lines, so that the buttons below do not move. */
const listHeight = '5.5rem';

/** Text length compared with the assignment's goal, and possible omissions; loaded while the dialog is open. */
export function HandInPreviewList({ assignment, saveFirst, onLoaded }: Props) {
  const { t } = useTranslation(['workspace', 'assignment-files']);
  const id = useId();
  const submissionId = assignment.submission?.submissionId;
  const query = useQuery({
    queryKey: ['hand-in preview', submissionId],
    queryFn: async ({ signal }) => {
      await saveFirst();
      return submissionId === undefined ? null : loadHandInPreview(submissionId, signal);
    },
    gcTime: 0,
  });
  const notifyLoaded = useEffectEvent(onLoaded);
  // Tells the dialog whether the preview is loaded.
  useEffect(() => {
    if (!query.isPending) notifyLoaded();
  }, [query.isPending]);
  if (query.isPending)
    return (
      <Box role="status" sx={{ minHeight: listHeight }}>
        {t('handIn.looking')}
      </Box>
    );
  // Submission does not depend on the preview.
  if (!query.data) return <p role="status">{t('handIn.unknown')}</p>;
  const goal = readWordGoal(assignment.description);
  const lines = listHandInLines(query.data, { goal, additionalFiles: assignment.additionalFiles });
  return (
    <Box role="status" sx={{ minHeight: listHeight }}>
      <Typography id={id} component="h3" variant="subtitle2" color="textPrimary">
        {t('handIn.preview')}
      </Typography>
      <Stack component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, gap: 0.5 }}>
        {lines.map((line) => (
          <PreviewLine key={describeLine(line, t)} line={line} />
        ))}
      </Stack>
    </Box>
  );
}

function PreviewLine({ line }: { line: HandInLine }) {
  const { t } = useTranslation(['workspace', 'assignment-files']);
  const Icon = line.isWarning ? WarningAmberOutlinedIcon : CheckCircleOutlinedIcon;
  return (
    <Stack component="li" direction="row" sx={{ gap: 1, color: 'text.primary' }}>
      <Icon fontSize="small" color={line.isWarning ? 'warning' : 'success'} aria-hidden sx={{ mt: 0.25 }} />
      <span dir="auto" style={{ overflowWrap: 'anywhere' }}>
        {describeLine(line, t)}
      </span>
    </Stack>
  );
}

function describeLine(line: HandInLine, t: TFunction<['workspace', 'assignment-files']>): string {
  switch (line.kind) {
    case 'words':
      return lengthText(line, t);
    case 'suggestions':
      return t('handIn.suggestions');
    default:
      return t(`handIn.${line.kind}`, {
        title: line.file.title || t(`assignment-files:type.${line.file.type}`),
      });
  }
}

function lengthText(
  { words, templateWords, goal: { min, max }, verdict }: Extract<HandInLine, { kind: 'words' }>,
  t: TFunction<['workspace', 'assignment-files']>,
): string {
  const wanted = max ?? min;
  const isRange = min !== null && max !== null && min !== max;
  const countText =
    wanted === null ? t('handIn.words', { count: words }) : t('handIn.wordsOf', { words, wanted });
  const text = isRange ? t('handIn.wordsBetween', { words, min, max }) : countText;
  const verdictText = verdict === 'fits' ? text : t(`handIn.${verdict}`, { words: text });
  return templateWords === 0
    ? verdictText
    : `${verdictText}. ${t('handIn.template', { count: templateWords })}`;
}
