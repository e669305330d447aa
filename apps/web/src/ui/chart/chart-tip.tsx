import Box from '@mui/material/Box';

interface Props {
  x: number;
  y: number;
  width: number;
  height: number;
  text: string;
}

/** Placed above its mark, or below if there is no room; stays within the chart. */
export function ChartTip({ x, y, width, height, text }: Props) {
  const share = Math.min(1, Math.max(0, x / width)) * 100;
  const isBelow = y < 56 && y < height / 2;
  return (
    <Box
      aria-hidden="true"
      sx={{
        position: 'absolute',
        zIndex: 1,
        left: x,
        top: isBelow ? y + 12 : y - 12,
        transform: `translate(-${share.toFixed(1)}%, ${isBelow ? 0 : -100}%)`,
        width: 'max-content',
        maxWidth: Math.min(300, width),
        px: 1.25,
        py: 0.75,
        borderRadius: 1,
        typography: 'caption',
        bgcolor: 'text.primary',
        color: 'background.default',
        pointerEvents: 'none',
        whiteSpace: 'pre-line',
      }}
    >
      {text}
    </Box>
  );
}
