import Box from '@mui/material/Box';
import { type ReactNode, useRef } from 'react';
import { ReadAloud } from './read-aloud.tsx';

/** A text with the button that reads it aloud. */
export function ReadableText({ children }: { children: ReactNode }) {
  const text = useRef<HTMLDivElement>(null);
  return (
    <div>
      <Box ref={text}>{children}</Box>
      <ReadAloud of={text} />
    </div>
  );
}
