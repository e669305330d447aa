import { pixels } from '../geometry/box.ts';
import type { TableShape } from '../scene/scene.ts';
import type { Showing } from './showing.ts';
import { WordsView } from './WordsView.tsx';

/** A table: the width is that of its columns, the height depends on its text. */
export function TableView({ table, showing }: { table: TableShape; showing: Showing }) {
  return (
    <table className="shape-cells">
      <colgroup>
        {table.columns.map((width, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <col key={column} style={{ width: pixels(width) }} />
        ))}
      </colgroup>
      <tbody>
        {table.rows.map(({ height, cells }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <tr key={row} style={{ height: pixels(height) }}>
            {cells.map(({ text, fill, columnSpan, rowSpan }, column) =>
              columnSpan === 0 || rowSpan === 0 ? null : (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                  key={column}
                  colSpan={columnSpan}
                  rowSpan={rowSpan}
                  data-cell={`${row},${column}`}
                  data-anchor={text.anchor}
                  style={{
                    background: fill ?? undefined,
                    padding: [text.inset.top, text.inset.right, text.inset.bottom, text.inset.left]
                      .map((side) => `${pixels(side)}px`)
                      .join(' '),
                  }}
                >
                  <WordsView
                    place={{ shape: table.id, cell: { row, column } }}
                    body={text}
                    showing={showing}
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
