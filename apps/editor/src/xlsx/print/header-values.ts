import type { HeadersAndFooters } from '../workbook/page-setup.ts';
import type { HeaderField } from './header-text.ts';

/** What the fields of a header stand for. */
export interface HeaderValues {
  page: number;
  pages: number;
  /** The time of printing. */
  at: number;
  file: string;
  sheet: string;
}

/** The header and footer of a page: the first one and even ones can have their own. */
export function selectHeaders(
  headers: HeadersAndFooters,
  index: number,
  page: number,
): { header: string; footer: string } {
  if (index === 0 && headers.first !== null) return headers.first;
  return page % 2 === 0 && headers.even !== null ? headers.even : headers;
}

export function formatField(
  { field, offset }: { field: HeaderField; offset: number },
  values: HeaderValues,
  lang: string,
): string {
  switch (field) {
    case 'page':
    case 'pages':
      return String(values[field] + offset);
    case 'date':
      return new Intl.DateTimeFormat(lang, { dateStyle: 'short' }).format(values.at);
    case 'time':
      return new Intl.DateTimeFormat(lang, { timeStyle: 'short' }).format(values.at);
    case 'file':
    case 'sheet':
      return values[field];
    // The page knows neither the folder of the file nor its pictures.
    case 'folder':
    case 'picture':
      return '';
    default:
      return field satisfies never;
  }
}
