import Typography from '@mui/material/Typography';
import type { ReviewComment } from '@redraft/contracts';

/** A review comment below the quoted passage. */
export function QuotedComment({ quote, text }: Pick<ReviewComment, 'quote' | 'text'>) {
  return (
    <>
      {quote !== '' && (
        <Typography
          component="blockquote"
          variant="body2"
          color="textSecondary"
          dir="auto"
          sx={{ m: 0, pl: 1, borderLeft: 2, borderColor: 'divider', overflowWrap: 'anywhere' }}
        >
          {quote}
        </Typography>
      )}
      <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </>
  );
}
