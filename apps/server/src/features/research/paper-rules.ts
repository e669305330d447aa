import { eventColumns, figureColumns, sittingColumns } from '@redraft/analytics';
import type { ResearchContent, ResearchWriters } from '@redraft/contracts';
import { csvFile } from '../../platform/csv-file.ts';

/** Formats a value for CSV: numbers with a decimal point in every language; empty for an undefined figure. */
export function cellOf(value: string | number | null): string {
  return value === null ? '' : String(value);
}

interface Column {
  name: string;
  unit: string;
  section: string;
}

const idColumn: Column = { name: 'id', unit: 'code of the text', section: '#codes' };
const guidePath = 'docs/research-export.md';

/** The columns before the measures of a text. */
export const headColumns: readonly Column[] = [
  idColumn,
  { name: 'writer', unit: 'code', section: '#codes' },
  { name: 'assignment', unit: 'code', section: '#codes' },
  { name: 'kind', unit: 'docx, xlsx …', section: '#measures' },
  { name: 'handed_in', unit: '0 or 1', section: '#measures' },
  { name: 'computed', unit: 'whole, times (of a file without a text), none', section: '#measures' },
];

/** Additional columns of an export with names. */
export const nameColumns: readonly Column[] = [
  { name: 'last_name', unit: 'text', section: '#codes' },
  { name: 'first_name', unit: 'text', section: '#codes' },
  { name: 'assignment_title', unit: 'text', section: '#codes' },
];

export function headsOf(writers: ResearchWriters): Column[] {
  return writers === 'names' ? [...headColumns, ...nameColumns] : [...headColumns];
}

/** The data dictionary: each column of each file, its unit, and where it is defined. */
export function dictionaryFile({
  writers,
  content,
}: {
  writers: ResearchWriters;
  content: ResearchContent;
}): string {
  const rowOf = (file: string, home: string) => (column: Column) => [
    file,
    column.name,
    column.unit,
    `${home}${column.section}`,
  ];
  const measures = [
    ...headsOf(writers).map(rowOf('measures.csv', guidePath)),
    ...figureColumns.map(rowOf('measures.csv', 'docs/metrics.md#')),
    rowOf('sittings/*.csv', guidePath)(idColumn),
    ...sittingColumns.map(rowOf('sittings/*.csv', 'docs/metrics.md#')),
  ];
  const events = [
    rowOf('events/*.csv', guidePath)(idColumn),
    ...eventColumns.map(rowOf('events/*.csv', 'docs/metrics.md#')),
  ];
  const rows = content === 'measures' ? measures : [...measures, ...events];
  return csvFile([['file', 'column', 'unit', 'definition'], ...rows], ',');
}

/** The read-me file, for people who have only the exported files. */
export function readMe({ version, hasTexts }: { version: string; hasTexts: boolean }): string {
  return `Redraft: how texts came about
Format and columns: ${guidePath} of Redraft; units in data-dictionary.csv. Version of the algorithms: ${version}.

measures.csv   one row for each text
sittings/*.csv one row for each sitting at a text
events/*.csv   one row for each change at one place, if event logs were asked for
texts/*.txt    texts as they stand, if texts were asked for

SAMPLING. An editor saves once a second at most. Times are milliseconds since the first save of a text, but say no more than the second in
which something was saved: no key was recorded, and no interval between two keys can be taken from these files.

CODES. Rows are in the order of codes that are made with a secret of the class. They tell nobody's name, and are the same in each export with
codes of this class. Whoever may open the class in Redraft may recognise a text by its numbers.
${hasTexts ? '\nTEXTS were asked for: what their writers wrote may hold names and other personal words.\n' : ''}
Cells that a spreadsheet program would run have an apostrophe before them; docs/examples/read_research_export.py takes it off again.
`;
}
