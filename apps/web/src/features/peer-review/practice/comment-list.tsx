import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { PracticeComment } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { DeleteOutlinedIcon } from '../../../ui/icons/index.ts';

interface Props {
  title: string;
  comments: readonly PracticeComment[];
  /** Whether the commented passage no longer exists in the example. */
  isLost?: (comment: PracticeComment) => boolean;
  onRemove?: ((position: number) => void) | undefined;
}

/** Comments on passages of an example. */
export function CommentList({ title, comments, isLost = () => false, onRemove }: Props) {
  const { t } = useTranslation('peer-review');
  if (comments.length === 0) return null;
  return (
    <section aria-label={title}>
      <Typography variant="h6" component="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1 }}>
        {comments.map((comment, position) => (
          <Stack
            // biome-ignore lint/suspicious/noArrayIndexKey: two comments may say the same
            key={position}
            component="li"
            direction="row"
            sx={{
              gap: 1,
              alignItems: 'flex-start',
              borderInlineStart: '2px solid',
              borderColor: 'divider',
              paddingInlineStart: 1.5,
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography variant="body2" color="textSecondary" dir="auto">
                {comment.passage === '' ? t('practice.wholeText') : comment.passage}
              </Typography>
              <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap' }}>
                {comment.comment}
              </Typography>
              {isLost(comment) && (
                <Typography variant="body2" color="error">
                  {t('practice.lost')}
                </Typography>
              )}
            </Box>
            {onRemove !== undefined && (
              <Tooltip title={t('practice.remove')}>
                <IconButton
                  size="small"
                  aria-label={t('practice.removeOne', { comment: comment.comment })}
                  onClick={() => onRemove(position)}
                >
                  <DeleteOutlinedIcon fontSize="small" />
                </IconButton>
              </Tooltip>
            )}
          </Stack>
        ))}
      </Stack>
    </section>
  );
}
