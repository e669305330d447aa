import type { CSSProperties } from 'react';
import { contains, formatAddress, formatColumn } from '../workbook/area.ts';
import type { DisplayText } from '../workbook/display-text.ts';
import { getRunFormat, splitByRuns } from '../workbook/text-runs.ts';
import type { CellAddress, Sheet } from '../workbook/workbook.ts';
import type { AxisSizes } from './axis-sizes.ts';
import type { CellContent, TextContext } from './cell-content.ts';
import { createContentStyle, createRotationStyle, createRunStyle } from './cell-style.ts';
import { CellIcon, DataBar } from './DataBarAndIcons.tsx';
import type { TextOverflow } from './text-overflow.ts';
import type { Box } from './view.ts';

/** Shared data to render the cells of a sheet. */
export interface CellRenderContext extends TextContext {
  rows: AxisSizes;
  isDark: boolean;
  noteLabel: string;
  /** What an error means. */
  describeError: (error: string) => string | null;
}

interface Props {
  context: CellRenderContext;
  address: CellAddress;
  content: CellContent;
  box: Box;
  isSelected: boolean;
  overflow: TextOverflow | null;
  /** A text runs over the right edge of the cell. */
  hidesRightGridLine: boolean;
}

export function CellView({
  context,
  address,
  content,
  box,
  isSelected,
  overflow,
  hidesRightGridLine,
}: Props) {
  const { sheet, isDark } = context;
  const { format, displayText, text, fullText } = content;
  const error = content.error === null ? null : context.describeError(content.error);
  const hasNote = sheet.notes.some((note) => note.row === address.row && note.column === address.column);
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of a grid that is no table
    <div
      role="gridcell"
      id={`cell-${formatAddress(address)}`}
      aria-colindex={address.column + 1}
      aria-label={hasNote ? `${fullText} ${context.noteLabel}` : text === fullText ? undefined : fullText}
      title={error ?? (text === fullText ? undefined : fullText)}
      aria-selected={isSelected}
      tabIndex={-1}
      className="sheet-cell"
      data-cell={`${formatColumn(address.column)}${address.row + 1}`}
      data-side={displayText?.side ?? 'start'}
      data-wraps={format.wraps}
      data-lines={sheet.hasGridLines && format.fill === null}
      data-crossed={hidesRightGridLine}
      data-overflows={overflow !== null}
      data-note={hasNote}
      data-link={isLinked(sheet, address)}
      data-empty={text === ''}
      style={{ ...box, ...createContentStyle(content, isDark) }}
    >
      <CellBody content={content} overflow={overflow} isDark={isDark} />
    </div>
  );
}

/** What is in a cell: the bar and the icon of a conditional format, and the text. */
export function CellBody({
  content,
  overflow,
  isDark,
}: {
  content: CellContent;
  overflow: TextOverflow | null;
  isDark: boolean;
}) {
  const { text, format, condition, displayText } = content;
  return (
    <>
      {condition?.bar ? <DataBar bar={condition.bar} /> : null}
      {condition?.icon ? <CellIcon icon={condition.icon} /> : null}
      <CellText
        content={content}
        isDark={isDark}
        ends={text === displayText?.text ? displayText.ends : null}
        overflow={overflow}
        rotation={format.rotation}
      />
    </>
  );
}

/** The text of a cell outside of the rendered range that runs into it. */
export function OverflowingText({
  context,
  content,
  box,
  overflow,
}: Pick<Props, 'context' | 'content' | 'box'> & { overflow: TextOverflow }) {
  const {
    background: _,
    borderTop,
    borderRight,
    borderBottom,
    borderLeft,
    ...style
  } = createContentStyle(content, context.isDark);
  return (
    <div
      aria-hidden="true"
      className="sheet-cell"
      data-overflows="true"
      data-empty="false"
      style={{ ...box, ...style }}
    >
      <CellText content={content} isDark={context.isDark} ends={null} overflow={overflow} rotation={0} />
    </div>
  );
}

interface TextProps {
  content: Pick<CellContent, 'text' | 'runs' | 'format'>;
  isDark: boolean;
  ends: DisplayText['ends'];
  overflow: TextOverflow | null;
  rotation: number;
}

/** The text of a cell, in its place and direction. */
function CellText({ content, isDark, ends, overflow, rotation }: TextProps) {
  const { text, runs, format } = content;
  if (text === '') return null;
  if (ends !== null)
    return (
      <span className="sheet-words" data-filled="true">
        {ends.map((words, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an end is its place
          <span key={index}>{words}</span>
        ))}
      </span>
    );
  return (
    <span
      dir="auto"
      className="sheet-words"
      style={overflow === null ? createRotationStyle(rotation) : clipText(overflow)}
    >
      {runs === null
        ? text
        : splitByRuns(text, runs).map(({ part, start, run }) => (
            <span key={start} style={createRunStyle(getRunFormat(run, format), isDark)}>
              {part}
            </span>
          ))}
    </span>
  );
}

const clipText = ({ clippedLeft, clippedRight }: TextOverflow): CSSProperties => ({
  flex: 'none',
  maxWidth: 'none',
  ...(clippedLeft + clippedRight > 0 ? { clipPath: `inset(0 ${clippedRight}px 0 ${clippedLeft}px)` } : {}),
});

const isLinked = (sheet: Sheet, address: CellAddress): boolean =>
  sheet.links.some(({ area }) => contains(area, address));
