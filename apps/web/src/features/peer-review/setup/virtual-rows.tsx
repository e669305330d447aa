import Box from '@mui/material/Box';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';
import { useRef } from 'react';

interface Props {
  label: string;
  count: number;
  keyAt: (index: number) => number;
  estimatedHeight: number;
  height: string;
  draw: (index: number) => ReactNode;
}

/** Up to this number all rows are rendered, so that find-in-page works. */
const fewRows = 60;

/** A scrollable list; virtualized for hundreds of rows, with positions for screen readers. */
export function VirtualRows(props: Props) {
  return props.count <= fewRows ? <AllRows {...props} /> : <RowsInSight {...props} />;
}

const frame = { overflowY: 'auto', border: 1, borderColor: 'divider', borderRadius: 2 } as const;
const listStyles = { m: 0, p: 0, listStyle: 'none' } as const;

function AllRows({ label, count, keyAt, height, draw }: Props) {
  return (
    <Box sx={{ ...frame, maxHeight: height }}>
      <Box component="ul" aria-label={label} sx={listStyles}>
        {Array.from({ length: count }, (_one, index) => (
          <li key={keyAt(index)}>{draw(index)}</li>
        ))}
      </Box>
    </Box>
  );
}

function RowsInSight({ label, count, keyAt, estimatedHeight, height, draw }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedHeight,
    getItemKey: keyAt,
    initialRect: { width: 0, height: 0.6 * window.innerHeight },
    overscan: 6,
  });
  return (
    <Box ref={scroller} sx={{ ...frame, maxHeight: height }}>
      <Box
        component="ul"
        aria-label={label}
        sx={{ ...listStyles, position: 'relative', height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map((item) => (
          <Box
            component="li"
            key={item.key}
            ref={virtualizer.measureElement}
            data-index={item.index}
            aria-posinset={item.index + 1}
            aria-setsize={count}
            sx={{ position: 'absolute', insetInline: 0, top: 0, transform: `translateY(${item.start}px)` }}
          >
            {draw(item.index)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
