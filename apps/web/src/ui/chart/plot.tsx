import Box from '@mui/material/Box';
import type { KeyboardEvent, ReactNode } from 'react';
import { useState } from 'react';
import { LeftToRight } from '../left-to-right.tsx';
import { useDescriptionId } from './chart-description.tsx';
import { ChartTip } from './chart-tip.tsx';
import { useWidth } from './use-width.ts';

/** A chart element that can be hovered or focused and has a text description. */
export interface Mark {
  id: string;
  /** Anchor of the tooltip. */
  x: number;
  y: number;
  label: string;
  shape: ReactNode;
  /** Action on click or Enter. */
  onOpen?: (() => void) | undefined;
  /** Called when hover or focus starts and ends. */
  onPoint?: (isOn: boolean) => void;
}

export interface Drawing {
  marks: readonly Mark[];
  /** Axes, bands and lines behind the marks; hidden from screen readers, because marks and table contain the same data. */
  background?: ReactNode;
}

interface Props {
  label: string;
  /** Fixed, or computed from the width if narrow charts need another layout. */
  height: number | ((width: number) => number);
  draw: (width: number) => Drawing;
}

/** Used until the width is measured. */
const defaultWidth = 900;

/**
 * A chart in CSS pixels, so that text stays readable at any width. It has one tab stop; arrow keys move between marks, Enter opens the target of a
 * mark.
 */
export function Plot({ label, height, draw }: Props) {
  const { ref, width } = useWidth();
  const plotHeight = typeof height === 'number' ? height : height(width > 0 ? width : defaultWidth);
  return (
    <Box ref={ref} sx={{ position: 'relative', height: plotHeight, width: '100%' }}>
      {width > 0 && <Drawn label={label} size={{ width, height: plotHeight }} drawing={draw(width)} />}
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
  const descriptionId = useDescriptionId();
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const [describedId, setDescribedId] = useState<string | null>(null);
  const stopIndex = Math.max(
    0,
    marks.findIndex(({ id }) => id === focusedId),
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
    setFocusedId(next.id);
    event.currentTarget.querySelector<SVGElement>(`[data-mark="${CSS.escape(next.id)}"]`)?.focus();
  };
  return (
    <LeftToRight>
      <Box
        component="svg"
        {...size}
        data-drawing
        role="group"
        aria-label={label}
        aria-describedby={descriptionId}
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
            isFocusStop={index === stopIndex}
            onTell={(isDescribed) => {
              setDescribedId(isDescribed ? one.id : null);
              one.onPoint?.(isDescribed);
            }}
            onReach={() => setFocusedId(one.id)}
          />
        ))}
      </Box>
      {mark !== undefined && <ChartTip {...mark} {...size} text={mark.label} />}
    </LeftToRight>
  );
}

interface MarkProps {
  mark: Mark;
  isFocusStop: boolean;
  onTell: (isDescribed: boolean) => void;
  onReach: () => void;
}

function MarkShape({ mark, isFocusStop, onTell, onReach }: MarkProps) {
  const { onOpen } = mark;
  return (
    <Box
      component="g"
      role={onOpen === undefined ? 'img' : 'button'}
      tabIndex={isFocusStop ? 0 : -1}
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
  const nextId = {
    ArrowRight: index + 1,
    ArrowDown: index + 1,
    ArrowLeft: index - 1,
    ArrowUp: index - 1,
    PageDown: index + 10,
    PageUp: index - 10,
    Home: 0,
    End: count - 1,
  }[key];
  return nextId === undefined ? null : Math.min(Math.max(nextId, 0), count - 1);
}
