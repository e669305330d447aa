import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReadSubmission } from '@redraft/contracts';
import { limits } from '@redraft/contracts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { stepTitle } from '../../lib/sentences.ts';
import { notify } from '../../lib/snackbars.ts';
import { CommentField } from './comment-field.tsx';
import { isValidComment, toCommentRange } from './comment-text.ts';
import { useAddComment, useText } from './use-comments.ts';

interface Props {
  submission: Pick<ReadSubmission, 'submissionId' | 'deadlineSubmissions' | 'deadlines'>;
  text: string;
  onText: (text: string) => void;
}

/** Selects a passage of a version, by mouse or Shift and arrow keys, and comments on it. */
export function PassageForm({ submission, text: comment, onText: setComment }: Props) {
  const { t } = useTranslation('feedback');
  const versions = listVersions(submission);
  const [seq, setSeq] = useState<number | null>(versions.at(-1)?.seq ?? null);
  const [range, setRange] = useState<{ from: number; to: number } | null>(null);
  const [isPraise, setPraise] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const query = useText(submission.submissionId, seq);
  const add = useAddComment(submission.submissionId);
  const versionText = query.data?.text ?? '';
  const isTooLong = range !== null && range.to - range.from > limits.passage;
  const canAdd = range !== null && !isTooLong && isValidComment(comment) && query.data !== undefined;
  const handleSelect = () => {
    const { selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
    setRange(toCommentRange(versionText, selectionStart, selectionEnd));
  };
  const handleAdd = () => {
    if (range === null || query.data === undefined || !canAdd) return;
    const body = { seq: query.data.seq, ...range, comment: comment.trim(), praise: isPraise };
    add.mutate(body, {
      onSuccess: () => {
        notify(t('uptake.added'));
        setComment('');
        setPraise(false);
        setRange(null);
      },
    });
  };
  return (
    <Stack component="section" aria-label={t('uptake.add')} sx={{ gap: 1.5, minWidth: 0 }}>
      <Typography variant="h4" component="h3">
        {t('uptake.add')}
      </Typography>
      <TextField
        select
        size="small"
        label={t('uptake.version')}
        value={seq === null ? '' : String(seq)}
        onChange={(event) => {
          setSeq(versions.find(({ seq: one }) => String(one) === event.target.value)?.seq ?? null);
          setRange(null);
        }}
        slotProps={{ select: { displayEmpty: true } }}
      >
        {versions.map((version) => (
          <MenuItem key={version.seq} value={String(version.seq)}>
            {version.title}
          </MenuItem>
        ))}
        <MenuItem value="">{t('uptake.now')}</MenuItem>
      </TextField>
      {query.error !== null && <Typography color="error">{messageOf(query.error)}</Typography>}
      <TextField
        label={t('uptake.words')}
        value={versionText}
        multiline
        minRows={6}
        maxRows={16}
        inputRef={field}
        onSelect={handleSelect}
        // A textarea allows keyboard selection only if it is editable, so input is ignored instead.
        onChange={handleSelect}
        slotProps={{ htmlInput: { dir: 'auto', 'aria-readonly': true, inputMode: 'none' } }}
      />
      <Typography variant="body2" color={isTooLong ? 'error' : 'textSecondary'} role="status" noWrap>
        {isTooLong
          ? t('uptake.tooLong', { max: limits.passage })
          : range === null
            ? t('uptake.noneChosen')
            : t('uptake.chosen', { passage: toPassage(versionText, range) })}
      </Typography>
      <CommentField label={t('uptake.comment')} value={comment} onChange={setComment} onSubmit={handleAdd}>
        <FormControlLabel
          control={<Checkbox checked={isPraise} onChange={(_event, isChecked) => setPraise(isChecked)} />}
          label={t('uptake.isPraise')}
        />
        <Button variant="contained" disabled={!canAdd} loading={add.isPending} onClick={handleAdd}>
          {t('uptake.submit')}
        </Button>
      </CommentField>
    </Stack>
  );
}

function toPassage(text: string, { from, to }: { from: number; to: number }): string {
  return [...text].slice(from, to).join('');
}

/** The distinct submitted versions, in order. */
function listVersions({
  deadlineSubmissions,
  deadlines,
}: Props['submission']): { seq: number; title: string }[] {
  return deadlineSubmissions.flatMap(({ versionSeq, draftId, title }, index, drafts) => {
    const isRepeated = drafts.slice(index + 1).some((later) => later.versionSeq === versionSeq);
    const draft = deadlines.find((one) => one.draftId === draftId);
    if (versionSeq === null || isRepeated) return [];
    return [{ seq: versionSeq, title: draft ? stepTitle(draft) : title }];
  });
}
