import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { type KeyboardEvent, memo, type SyntheticEvent, useState } from 'react';
import { toReadingKey } from '../../lib/reading-key.ts';
import { chooseSittingStyle, type DisplayRun } from './run-rules.ts';

interface Props {
  lines: readonly (readonly DisplayRun[])[];
  label: string;
  toDescription: (run: DisplayRun) => string;
  onDescribe: (run: DisplayRun | null) => void;
  onOpen: (run: DisplayRun) => void;
}

/** One tab stop: arrow keys move between runs, Enter opens the moment of writing. Only visible lines are rendered. */
export function SittingsText({ lines, label, toDescription, onDescribe, onOpen }: Props) {
  const runs = lines.flat();
  const [focusedOffset, setFocusedOffset] = useState(runs[0]?.start ?? 0);
  const findRun = (event: SyntheticEvent): DisplayRun | undefined => {
    const element =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-start]') : null;
    const start = Number(element?.dataset.start ?? -1);
    return runs.find((run) => run.start === start);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const index = runs.findIndex((run) => run.start === focusedOffset);
    if (event.key === 'Enter' && runs[index]) {
      event.preventDefault();
      onOpen(runs[index]);
      return;
    }
    const next =
      runs[
        { ArrowRight: index + 1, ArrowDown: index + 1, ArrowLeft: index - 1, ArrowUp: index - 1 }[
          toReadingKey(event.key, isInRightToLeftText(event.target))
        ] ?? -1
      ];
    if (next === undefined) return;
    event.preventDefault();
    setFocusedOffset(next.start);
    event.currentTarget.querySelector<HTMLElement>(`[data-start="${next.start}"]`)?.focus();
  };
  return (
    <Box
      component="article"
      aria-label={label}
      onKeyDown={handleKey}
      onPointerOver={(event) => onDescribe(findRun(event) ?? null)}
      onFocus={(event) => {
        const run = findRun(event);
        if (run) setFocusedOffset(run.start);
        onDescribe(run ?? null);
      }}
      onClick={(event) => {
        const run = findRun(event);
        // A click that ends a text selection does not count.
        if (run && document.getSelection()?.isCollapsed !== false) onOpen(run);
      }}
      sx={{
        typography: 'prose',
        bgcolor: 'surface.reading',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        mt: 2,
        px: { xs: 2, sm: 5 },
        py: { xs: 2, sm: 4 },
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-wrap',
        '& p': {
          m: 0,
          mb: '0.7em',
          minHeight: '0.9em',
          contentVisibility: 'auto',
          containIntrinsicSize: 'auto 5em',
        },
        '& [data-start]': { cursor: 'pointer', borderRadius: 0.5 },
        '& [data-start]:hover': { filter: 'brightness(0.93)' },
        // Numbers are CSS-generated, so that they are not part of copied text.
        '& [data-number]::before': {
          content: 'attr(data-number)',
          typography: 'caption',
          fontSize: '0.62em',
          verticalAlign: 'super',
          color: 'text.secondary',
          marginInlineEnd: '2px',
        },
      }}
    >
      {lines.map((line, index) => (
        <TextLine
          // biome-ignore lint/suspicious/noArrayIndexKey: a text that is shown does not change.
          key={index}
          line={line}
          focusedOffset={line.some((run) => run.start === focusedOffset) ? focusedOffset : null}
          toDescription={toDescription}
        />
      ))}
    </Box>
  );
}

/** Whether the paragraph runs from right to left, which its text decides. */
const isInRightToLeftText = (target: EventTarget): boolean =>
  target instanceof Element && getComputedStyle(target).direction === 'rtl';

/** Inline and selectable, which a button is not. */
const buildRunProps = (run: DisplayRun, description: string) => ({
  role: 'button',
  'aria-description': description,
  // A run of white space needs a label.
  ...(run.text.trim() === '' && { 'aria-label': description }),
});

interface LineProps {
  line: readonly DisplayRun[];
  focusedOffset: number | null;
  toDescription: (run: DisplayRun) => string;
}

const TextLine = memo(
  function Line({ line, focusedOffset, toDescription }: LineProps) {
    const { palette } = useTheme().vars;
    return (
      // Written by the student, not by us.
      <p dir="auto" translate="no">
        {line.map((run) => {
          const style = run.sitting === null ? null : chooseSittingStyle(run.sitting);
          const colour = style === null ? 'transparent' : palette.chart[style.colour];
          return (
            <span
              key={run.key}
              {...buildRunProps(run, toDescription(run))}
              tabIndex={run.start === focusedOffset ? 0 : -1}
              data-start={run.start}
              data-number={run.isFirstOfSitting && run.sitting !== null ? run.sitting + 1 : undefined}
              style={
                style === null
                  ? undefined
                  : {
                      backgroundColor: `color-mix(in srgb, ${colour} 14%, transparent)`,
                      textDecoration: `underline ${style.line} ${colour} 2px`,
                      textUnderlineOffset: 4,
                    }
              }
            >
              {run.text}
            </span>
          );
        })}
      </p>
    );
  },
  (previous, following) =>
    previous.line === following.line && previous.focusedOffset === following.focusedOffset,
);
