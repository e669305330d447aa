import { useTranslation } from 'react-i18next';
import { now } from '../../lib/clock.ts';
import { saveAs } from '../../lib/files.ts';
import { notify } from '../../lib/snackbars.ts';
import type { Column } from '../data-table/column.ts';
import { IconMenu } from '../icon-menu.tsx';
import {
  CodeIcon,
  FileDownloadOutlinedIcon,
  ImageOutlinedIcon,
  PrintOutlinedIcon,
  TableChartOutlinedIcon,
} from '../icons/index.ts';
import { buildChartFileName, formatTableAsCsv } from './table-csv.ts';

interface Props<Row> {
  name: string;
  headline: string;
  description: string;
  table: { columns: readonly Column<Row>[]; rows: readonly Row[] };
  /** Returns what is shown: the drawing with its legend, or the table. */
  content: () => HTMLElement | null;
  isTable: boolean;
}

/** Byte order mark: without it, spreadsheet programs misread umlauts. */
const byteOrderMark = '\uFEFF';

/** Exports the chart as PNG, SVG or CSV, or prints it. */
export function ChartMenu<Row>({ name, headline, description, table, content, isTable }: Props<Row>) {
  const { t, i18n } = useTranslation('ui');
  const withContent = async (work: (element: HTMLElement) => Promise<void>) => {
    const element = content();
    if (element === null) return;
    try {
      await work(element);
    } catch {
      notify(t('chart.notMade'), { kind: 'error' });
    }
  };
  const describe = () => ({
    name,
    headline,
    description,
    source: t('chart.source', {
      site: window.location.host,
      date: new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(now()),
    }),
  });
  const saveDrawing = (fileExtension: 'png' | 'svg') =>
    withContent(async (element) => {
      const { drawingToPng: drawingAsPng, drawingToSvg: drawingAsSvg } = await import('./chart-export.ts');
      const make = fileExtension === 'png' ? drawingAsPng : drawingAsSvg;
      saveAs(await make(element, describe()), buildChartFileName(name, fileExtension));
    });
  const print = () =>
    withContent(async (element) => {
      const { printChart } = await import('./chart-export.ts');
      printChart(element, describe());
    });
  const saveCsv = () => {
    const csv = new Blob([byteOrderMark, formatTableAsCsv(table.columns, table.rows)], { type: 'text/csv' });
    saveAs(csv, buildChartFileName(name, 'csv'));
  };
  const csv = { id: 'csv', label: t('chart.csv'), icon: <TableChartOutlinedIcon />, onSelect: saveCsv };
  const drawing = isTable
    ? []
    : [
        {
          id: 'png',
          label: t('chart.png'),
          icon: <ImageOutlinedIcon />,
          onSelect: () => void saveDrawing('png'),
        },
        { id: 'svg', label: t('chart.svg'), icon: <CodeIcon />, onSelect: () => void saveDrawing('svg') },
      ];
  const paper = {
    id: 'print',
    label: t('chart.print'),
    icon: <PrintOutlinedIcon />,
    onSelect: () => void print(),
  };
  return (
    <IconMenu
      label={t('chart.save', { chart: name })}
      icon={<FileDownloadOutlinedIcon fontSize="small" />}
      groups={[[csv, ...drawing], [paper]]}
    />
  );
}
