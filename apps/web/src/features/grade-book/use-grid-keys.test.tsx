import Box from '@mui/material/Box';
import { submissionIdSchema } from '@redraft/contracts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { IconMenu } from '../../ui/icon-menu.tsx';
import type { Grid, GridCell } from './grid-model.ts';
import { useGridKeys } from './use-grid-keys.ts';

const cell: GridCell = {
  kind: 'grade',
  key: '5 ',
  submissionId: submissionIdSchema.parse(5),
  draftId: null,
  grade: 70,
  isSubmitted: true,
  isShown: true,
  mark: null,
};
const grid: Grid = {
  columns: [],
  rows: [{ key: '1', name: 'Ada', detail: '', cells: [cell], submissionId: cell.submissionId }],
};

function Book({ onClear }: { onClear: () => void }) {
  const { handleKey, typed } = useGridKeys({ grid, canWrite: true, onUndo: () => false, onClear });
  return (
    <Box component="table" role="grid" onKeyDown={handleKey}>
      <thead>
        <tr>
          <th scope="col">
            <IconMenu
              label="More"
              icon={null}
              groups={[[{ id: 'settings', label: 'Settings', onSelect: () => undefined }]]}
            />
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <Box component="td" role="gridcell" tabIndex={0} data-place="0 0">
            {typed === null ? '70' : 'is edited'}
          </Box>
        </tr>
      </tbody>
    </Box>
  );
}

it('keys on a button in the head of a column, and in its menu, do not reach the grades', async () => {
  let cleared = 0;
  const { user } = show(<Book onClear={() => (cleared += 1)} />);
  screen.getByRole('button', { name: 'More' }).focus();
  await user.keyboard('{Delete}{Enter}');
  expect(screen.getByRole('menuitem', { name: 'Settings' })).toBeDefined();
  await user.keyboard('{Delete}5');
  expect(cleared).toBe(0);
  expect(screen.getByText('70')).toBeDefined();
});

it('keys on a cell clear and edit its grade', async () => {
  let cleared = 0;
  const { user } = show(<Book onClear={() => (cleared += 1)} />);
  screen.getByRole('gridcell').focus();
  await user.keyboard('{Delete}{Enter}');
  expect(cleared).toBe(1);
  expect(screen.getByText('is edited')).toBeDefined();
});
