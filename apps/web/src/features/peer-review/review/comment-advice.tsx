import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReviewComment } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { findMissingParts } from './comment-check.ts';

/** Per comment, what it may lack: where, why, or what to try. */
export function CommentAdvice({ comments }: { comments: readonly ReviewComment[] }) {
  const { t } = useTranslation('peer-review');
  const open = comments
    .map((comment) => ({ comment, missing: findMissingParts(comment) }))
    .filter(({ missing }) => missing.length > 0);
  if (comments.length === 0) return <p>{t('check.none')}</p>;
  if (open.length === 0) return <p>{t('check.whole', { count: comments.length })}</p>;
  return (
    <>
      <p>{t('check.some', { open: open.length, count: comments.length })}</p>
      {/* Scroll containers must be focusable by keyboard. */}
      <Box
        component="ul"
        tabIndex={0}
        aria-label={t('check.list')}
        sx={{ maxHeight: '40dvh', overflowY: 'auto', m: 0, pl: 2.5 }}
      >
        {open.map(({ comment, missing }) => (
          <Box component="li" key={comment.id} sx={{ mb: 1 }}>
            <Typography variant="body2" dir="auto" sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>
              {comment.text}
            </Typography>
            <Typography variant="body2">
              {missing.map((one) => t(`check.missing.${one}`)).join(' ')}
            </Typography>
          </Box>
        ))}
      </Box>
      <p>{t('check.advice')}</p>
    </>
  );
}
