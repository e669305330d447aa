import Box from '@mui/material/Box';

interface Props {
  x: number;
  width: number;
  text: string;
}

/** Placed on the side with more room. */
export function PointLabel({ x, width, text }: Props) {
  const isLeft = x > width / 2;
  return (
    <Box
      sx={{
        position: 'absolute',
        top: 4,
        left: x,
        transform: isLeft ? 'translateX(calc(-100% - 10px))' : 'translateX(10px)',
        px: 1,
        py: 0.5,
        borderRadius: 1,
        typography: 'caption',
        bgcolor: 'text.primary',
        color: 'background.default',
        pointerEvents: 'none',
        whiteSpace: 'nowrap',
      }}
    >
      {text}
    </Box>
  );
}
