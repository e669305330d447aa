import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { dayOf } from '../../lib/class-time.ts';
import { DayText } from '../time/day-text.tsx';
import type { Column } from './column.ts';

type Head = Pick<Column<never>, 'id' | 'header'>;

/** Text that links to the row's page. */
export function linkColumn<Row>(
  options: Head & { text: (row: Row) => string; to: (row: Row) => string },
): Column<Row> {
  const { text, to, ...column } = options;
  return {
    ...column,
    value: text,
    cell: (row) => (
      <Link component={RouterLink} to={to(row)}>
        {text(row)}
      </Link>
    ),
  };
}

/** A key to be copied by hand: never wrapped. */
export function keyColumn<Row>(options: Head & { text: (row: Row) => string }): Column<Row> {
  const { text, ...column } = options;
  return {
    ...column,
    value: text,
    cell: (row) => <span style={{ whiteSpace: 'nowrap' }}>{text(row)}</span>,
  };
}

/** A date without time. */
export function dayColumn<Row>(options: Head & { day: (row: Row) => string }): Column<Row> {
  const { day, ...column } = options;
  return {
    ...column,
    value: (row) => dayOf(day(row)),
    cell: (row) => <DayText day={day(row)} />,
    width: 116,
  };
}
