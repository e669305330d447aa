import Box from '@mui/material/Box';
import type { KeyboardEvent, ReactNode } from 'react';
import { useState } from 'react';
import { ChartTip } from './chart-tip.tsx';
import { useWidth } from './use-width.ts';

/** Something in a chart that can be pointed at or reached by the keyboard, and says what it is. */
export interface Mark {
  id: string;
  /** Where its words point to. */
  x: number;
  y: number;
  label: string;
  shape: ReactNode;
  /** Where a press on it leads. */
  onOpen?: (() => void) | undefined;
  /** Told when it is pointed at or reached, and when no longer. */
  onPoint?: (isOn: boolean) => void;
}

export interface Drawing {
  marks: readonly Mark[];
  /** Axes, bands, lines: what stands behind the marks and is told by them and by the table. */
  background?: ReactNode;
}

interface Props {
  label: string;
  /** By the width, where what is drawn is laid out anew in a narrow one. */
  height: number | ((width: number) => number);
  draw: (width: number) => Drawing;
}

/** Until the true width is known. */
const defaultWidth = 900;

/**
 * A chart in true pixels, so that its type stays readable in any width. One stop for the keyboard; arrows go from one mark to the next,
 * Enter opens what a mark leads to.
 */
export function Plot({ label, height, draw }: Props) {
  const { ref, width } = useWidth();
  const tall = typeof height === 'number' ? height : height(width > 0 ? width : defaultWidth);
  return (
    <Box ref={ref} sx={{ position: 'relative', height: tall, width: '100%' }}>
      {width > 0 && <Drawn label={label} size={{ width, height: tall }} drawing={draw(width)} />}
    </Box>
  );
}

interface DrawnProps {
  label: string;
  size: { width: number; height: number };
  drawing: Drawing;
}

function Drawn({ label, size, drawing }: DrawnProps) {
  const { marks, background } = drawing;
  const [stop, setStop] = useState<string | null>(null);
  const [describedId, setDescribedId] = useState<string | null>(null);
  const stopIndex = Math.max(
    0,
    marks.findIndex(({ id }) => id === stop),
  );
  const mark = marks.find(({ id }) => id === describedId);
  const handleKey = (event: KeyboardEvent<SVGElement>) => {
    if (event.key === 'Escape' && describedId !== null) {
      setDescribedId(null);
      event.stopPropagation();
    }
    const next = marks[indexAfter(event.key, stopIndex, marks.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    setStop(next.id);
    event.currentTarget.querySelector<SVGElement>(`[data-mark="${CSS.escape(next.id)}"]`)?.focus();
  };
  return (
    <>
      <Box
        component="svg"
        {...size}
        data-drawing
        role="group"
        aria-label={label}
        onKeyDown={handleKey}
        sx={{ display: 'block', maxWidth: 'none' }}
      >
        <Box component="g" aria-hidden="true">
          {background}
        </Box>
        {marks.map((one, index) => (
          <MarkShape
            key={one.id}
            mark={one}
            isStop={index === stopIndex}
            onTell={(isDescribed) => {
              setDescribedId(isDescribed ? one.id : null);
              one.onPoint?.(isDescribed);
            }}
            onReach={() => setStop(one.id)}
          />
        ))}
      </Box>
      {mark !== undefined && <ChartTip {...mark} {...size} text={mark.label} />}
    </>
  );
}

interface MarkProps {
  mark: Mark;
  isStop: boolean;
  onTell: (isDescribed: boolean) => void;
  onReach: () => void;
}

function MarkShape({ mark, isStop, onTell, onReach }: MarkProps) {
  const { onOpen } = mark;
  return (
    <Box
      component="g"
      role={onOpen === undefined ? 'img' : 'button'}
      tabIndex={isStop ? 0 : -1}
      aria-label={mark.label}
      data-mark={mark.id}
      onPointerEnter={() => onTell(true)}
      onPointerLeave={() => onTell(false)}
      onFocus={() => {
        onReach();
        onTell(true);
      }}
      onBlur={() => onTell(false)}
      {...(onOpen === undefined
        ? {}
        : {
            onClick: onOpen,
            onKeyDown: (event: KeyboardEvent) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              onOpen();
            },
          })}
      sx={{
        cursor: onOpen === undefined ? 'default' : 'pointer',
        outlineOffset: 1,
        '&:hover': { filter: 'brightness(1.12)' },
      }}
    >
      {mark.shape}
    </Box>
  );
}

function indexAfter(key: string, index: number, count: number): number | null {
  const wanted = {
    ArrowRight: index + 1,
    ArrowDown: index + 1,
    ArrowLeft: index - 1,
    ArrowUp: index - 1,
    PageDown: index + 10,
    PageUp: index - 10,
    Home: 0,
    End: count - 1,
  }[key];
  return wanted === undefined ? null : Math.min(Math.max(wanted, 0), count - 1);
}
