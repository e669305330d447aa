import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type ReactNode, useRef } from 'react';
import { ReadAloud } from './read-aloud.tsx';
import { ReadingMenu } from './reading-menu.tsx';

/** A text with the button that reads it aloud, and the reading preferences. */
export function ReadableText({ children }: { children: ReactNode }) {
  const text = useRef<HTMLDivElement>(null);
  return (
    <div>
      <Box ref={text} data-reading="zoom">
        {children}
      </Box>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', ml: -0.75 }}>
        <ReadAloud of={text} />
        <ReadingMenu />
      </Stack>
    </div>
  );
}
