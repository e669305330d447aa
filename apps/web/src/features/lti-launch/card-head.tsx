import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export function CardHead({ title, text }: { title: string; text: string }) {
  return (
    <Box sx={{ mb: 2.5 }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        {text}
      </Typography>
    </Box>
  );
}
