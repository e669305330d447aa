import type { CSSProperties } from 'react';
import { toPixels } from '../geometry/box.ts';
import type { CellBorders, Stroke, TableShape, TextBody } from '../scene/scene.ts';
import { EditableText } from './EditableText.tsx';
import { toRgba } from './rgba.ts';
import { cssLineStyles } from './stroke-props.ts';
import type { ViewMode } from './view-mode.ts';

/** A table: the width is that of its columns, the height depends on its text. */
export function TableView({ table, viewMode }: { table: TableShape; viewMode: ViewMode }) {
  return (
    <table className="shape-cells">
      <colgroup>
        {table.columns.map((width, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <col key={column} style={{ width: toPixels(width) }} />
        ))}
      </colgroup>
      <tbody>
        {table.rows.map(({ height, cells }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <tr key={row} style={{ height: toPixels(height) }}>
            {cells.map(({ text, fill, fillOpacity, borders, columnSpan, rowSpan }, column) =>
              columnSpan === 0 || rowSpan === 0 ? null : (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                  key={column}
                  colSpan={columnSpan}
                  rowSpan={rowSpan}
                  data-cell={`${row},${column}`}
                  data-anchor={text.anchor}
                  style={{
                    background: fill === null ? undefined : toRgba(fill, fillOpacity),
                    ...(borders && createBorderStyle(borders)),
                    writingMode: getCellWritingMode(text),
                    padding: [text.inset.top, text.inset.right, text.inset.bottom, text.inset.left]
                      .map((side) => `${toPixels(side)}px`)
                      .join(' '),
                  }}
                >
                  <EditableText
                    path={{ shape: table.id, cell: { row, column } }}
                    body={text}
                    viewMode={viewMode}
                  />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function getCellWritingMode({ layout }: TextBody): 'vertical-rl' | 'sideways-lr' | undefined {
  if (layout === null || layout.direction === 'horizontal') return undefined;
  return layout.direction === 'down' ? 'vertical-rl' : 'sideways-lr';
}

function createBorderStyle({ left, right, top, bottom }: CellBorders): CSSProperties {
  const toCss = (line: Stroke | null): string =>
    line === null ? 'none' : `${toPixels(line.width)}px ${cssLineStyles[line.dash]} ${line.color}`;
  return {
    borderLeft: toCss(left),
    borderRight: toCss(right),
    borderTop: toCss(top),
    borderBottom: toCss(bottom),
  };
}
