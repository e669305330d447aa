import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ChevronRightIcon } from '../../ui/icons/index.ts';
import { mirroredIcon } from '../../ui/icons/mirrored-icon.ts';

interface Props {
  to: string;
  title: string;
  /** Below the title: usually the class. */
  description: ReactNode;
  /** At the end: a time or a number. */
  trailing: ReactNode;
}

/** An item with a link. */
export function Line({ to, title, description, trailing }: Props) {
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={to} sx={{ borderRadius: 1, px: 1.5, py: 1, gap: 2 }}>
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            display: 'flex',
            columnGap: 2,
            rowGap: 0.5,
            flexDirection: { xs: 'column', sm: 'row' },
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{title}</Typography>
            <Typography
              component="div"
              variant="body2"
              color="textSecondary"
              sx={{ overflowWrap: 'anywhere' }}
            >
              {description}
            </Typography>
          </Box>
          <Typography
            component="div"
            variant="body2"
            sx={{ textAlign: { sm: 'end' }, flexShrink: 0, alignSelf: { sm: 'center' } }}
          >
            {trailing}
          </Typography>
        </Box>
        <ChevronRightIcon fontSize="small" sx={{ ...mirroredIcon, color: 'text.secondary', mr: -0.5 }} />
      </ListItemButton>
    </ListItem>
  );
}
