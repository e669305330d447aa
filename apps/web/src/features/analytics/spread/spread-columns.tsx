import type { Spread } from '@redraft/contracts';
import type { TFunction } from 'i18next';
import type { Column } from '../../../ui/data-table/column.ts';
import { computeMedian } from './describe-spread.ts';

const quantiles = ['low', 'quarter', 'middle', 'threeQuarters', 'high'] as const;

/** Table columns with the numbers of a box plot; with few values only the median. */
export function spreadColumns<Row>(
  selectSpread: (row: Row) => Spread,
  { format, unit }: { format: (value: number) => string; unit: string },
  t: TFunction<'graphs'>,
): Column<Row>[] {
  return [
    { id: 'n', header: t('column.students'), value: (row) => selectSpread(row).n, align: 'end' },
    ...quantiles.map((id): Column<Row> => {
      const value = (row: Row) =>
        id === 'middle' ? computeMedian(selectSpread(row)) : (selectSpread(row).box?.[id] ?? null);
      return {
        id,
        header: t(`column.${id}`),
        align: 'end',
        unit,
        value,
        cell: (row) => {
          const amount = value(row);
          return amount === null ? '-' : format(amount);
        },
      };
    }),
  ];
}
