import { lookupName } from '../../lib/sentences.ts';
import type { Column } from '../../ui/data-table/column.ts';

/** What every list of classes says of a class's subject and its students, by the lookups' names. */
export function lookupColumns<Row extends { subjectArea: string; studentLevel: string }>(headers: {
  subjectArea: string;
  studentLevel: string;
}): Column<Row>[] {
  return [
    { id: 'subjectArea', header: headers.subjectArea, value: (row) => lookupName('area', row.subjectArea) },
    {
      id: 'studentLevel',
      header: headers.studentLevel,
      value: (row) => lookupName('level', row.studentLevel),
    },
  ];
}
