import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { stubObservedWidth } from '../../testing/observed-width.ts';
import { show } from '../../testing/show.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { Plot } from './plot.tsx';

const values = [
  { label: 'Essay', value: 4 },
  { label: 'Report', value: 9 },
];
const description = 'Values: 2. Lowest: 4 (Essay). Highest: 9 (Report).';

beforeEach(() => stubObservedWidth(400));

const showChart = () =>
  show(
    <ChartFrame
      name="Writing time"
      state="ready"
      headline="The report took the longest."
      series={[{ values, format: String }]}
      table={{ columns: [], rows: values, rowKey: ({ label }) => label }}
    >
      <Plot label="Drawing" height={100} draw={() => ({ marks: [] })} />
    </ChartFrame>,
  );

it('a screen reader hears the description of a chart with its drawing, and once', () => {
  showChart();
  expect(screen.getByRole('region', { name: 'Writing time', description: '' })).toBeDefined();
  expect(screen.getByRole('group', { name: 'Drawing', description })).toBeDefined();
});

it('a screen reader hears the description of a chart with its table', async () => {
  const { user } = showChart();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getByRole('table', { name: 'Writing time', description })).toBeDefined();
});

it('the description of a chart is shown on demand', async () => {
  const { user } = showChart();
  const button = screen.getByRole('button', { name: 'Description', expanded: false });
  expect(screen.getByText(description).hidden).toBe(true);
  await user.click(button);
  expect(screen.getByText(description).hidden).toBe(false);
  expect(button.getAttribute('aria-expanded')).toBe('true');
});
