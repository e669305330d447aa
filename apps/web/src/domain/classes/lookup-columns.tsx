import Box from '@mui/material/Box';
import { lookupName } from '../../lib/sentences.ts';
import type { Column } from '../../ui/data-table/column.ts';

/** Columns for subject area and student level of a class, in every list of classes. */
export function lookupColumns<Row extends { subjectArea: string; studentLevel: string }>(headers: {
  subjectArea: string;
  studentLevel: string;
}): Column<Row>[] {
  const area = (row: Row) => lookupName('area', row.subjectArea);
  const level = (row: Row) => lookupName('level', row.studentLevel);
  return [
    {
      id: 'subjectArea',
      header: headers.subjectArea,
      value: area,
      cell: (row) => <WrappingText text={area(row)} />,
    },
    {
      id: 'studentLevel',
      header: headers.studentLevel,
      value: level,
      cell: (row) => <WrappingText text={level(row)} />,
    },
  ];
}

/** Long words wrap before the following columns run out of space. */
function WrappingText({ text }: { text: string }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-block', minWidth: 104, hyphens: 'auto', overflowWrap: 'anywhere' }}
    >
      {text}
    </Box>
  );
}
