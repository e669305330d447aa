import './print.css';
import { useEffect } from 'react';
import { usePageRule } from '../../frame/page/use-page-rule.ts';
import { usePrinting } from '../../frame/page/use-printing.ts';
import { createConditionalFormats } from '../conditional/conditional-formats.ts';
import { useEditing, useSheetView } from '../editing/editing-context.ts';
import { useFormulaLocale } from '../editing/formula-locale.ts';
import { loadDrawings } from '../grid/DrawingLayer.tsx';
import { getColumnSizes, getRowSizes } from '../grid/row-and-column-sizes.ts';
import { createTextWidth } from '../grid/text-width.ts';
import { intersectArea } from '../workbook/area.ts';
import type { Area, Sheet, Workbook } from '../workbook/workbook.ts';
import { removeEmptyPages } from './empty-pages.ts';
import { layoutPages, type PageLayout } from './layout-pages.ts';
import { type PrintContext, PrintedArea } from './PrintedArea.tsx';
import { PrintedHeaders } from './PrintedHeaders.tsx';
import { computePaper } from './paper.ts';
import { findPrintTitles, listPrintAreas } from './print-ranges.ts';

/** Maximum number of rows: more would take the browser too long to lay out. */
const maxRows = 5000;
const maxColumns = 200;
const printable: Area = { top: 0, left: 0, bottom: maxRows - 1, right: maxColumns - 1 };

/** The sheet on pages, as its file says, rendered only for printing. */
export function PrintedSheet({ fileName }: { fileName: string }) {
  const isPrinting = usePrinting();
  const { workbook, sheet } = useSheetView();
  const { drawings, pageSetup } = sheet;
  const { width, height } = computePaper(pageSetup);
  // Margins are part of the pages.
  usePageRule(`size: ${width}px ${height}px; margin: 0`);
  // Loads pictures and charts that have not been in view.
  useEffect(() => void loadDrawings(drawings), [drawings]);
  return isPrinting ? <Printed workbook={workbook} sheet={sheet} fileName={fileName} /> : null;
}

interface Props {
  workbook: Workbook;
  sheet: Sheet;
  fileName: string;
}

function Printed({ workbook, sheet, fileName }: Props) {
  const lang = useFormulaLocale();
  const { now } = useEditing();
  const { layout, context } = preparePages(workbook, sheet, { lang, now });
  const { pages, paper } = layout;
  const { firstPageNumber, headers, margins, scalesHeaders } = sheet.pageSetup;
  return (
    <div className="printed-sheet" dir="ltr" lang={lang}>
      {pages.map((page, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
          key={index}
          className="printed-page"
          // Browsers round the paper down.
          style={{ width: paper.width, height: Math.floor(paper.height) - 1 }}
        >
          <PrintedHeaders
            headers={headers}
            margins={margins}
            scale={scalesHeaders ? layout.scale : 1}
            index={index}
            values={{
              page: (firstPageNumber ?? 1) + index,
              pages: pages.length,
              at: now(),
              file: fileName,
              sheet: sheet.name,
            }}
          />
          <PrintedArea page={page} layout={layout} context={context} />
        </div>
      ))}
    </div>
  );
}

function preparePages(
  workbook: Workbook,
  sheet: Sheet,
  { lang, now }: { lang: string; now: () => number },
): { layout: PageLayout; context: PrintContext } {
  const columns = getColumnSizes(workbook, sheet);
  const rows = getRowSizes(workbook, sheet, maxRows);
  const context: PrintContext = {
    workbook,
    sheet,
    styles: workbook.styles,
    rows,
    columns,
    lang,
    is1904: workbook.is1904,
    textWidth: createTextWidth(),
    conditionalFormats: createConditionalFormats(workbook, sheet, now),
  };
  const areas = listPrintAreas(context).flatMap((area) => intersectArea(area, printable) ?? []);
  const titles = findPrintTitles(workbook, sheet);
  const layout = layoutPages({ setup: sheet.pageSetup, areas, titles, rows, columns });
  return { layout: { ...layout, pages: removeEmptyPages(layout.pages, context) }, context };
}
