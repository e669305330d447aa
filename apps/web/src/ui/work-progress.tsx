import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

interface Props {
  /** What is being done. */
  text: string;
  /** How far it is; undefined if nobody knows. */
  percent?: number | undefined;
}

/** Something that takes a while: what, and how far it is. */
export function WorkProgress({ text, percent }: Props) {
  return (
    <div role="status">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.75 }}>
        {text}
      </Typography>
      <LinearProgress
        aria-label={text}
        {...(percent !== undefined && { variant: 'determinate', value: Math.round(percent) })}
      />
    </div>
  );
}
