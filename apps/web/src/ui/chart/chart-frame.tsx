import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../data-table/column.ts';
import { MetricTip } from '../metrics/metric-tip.tsx';
import type { MetricKey } from '../metrics/metrics.ts';
import { AdvisoryNote } from './advisory-note.tsx';
import { ChartDescription, DescriptionIdProvider } from './chart-description.tsx';
import { ChartMenu } from './chart-menu.tsx';
import { ChartMessage } from './chart-message.tsx';
import { ChartTable } from './chart-table.tsx';
import { type ChartSeries, describeChart } from './describe-values.ts';
import type { Series } from './sound/notes.ts';
import { SoundButton } from './sound/sound-button.tsx';

export type ChartState = 'loading' | 'failed' | 'empty' | 'ready';

interface Props<Row> {
  /** Name of the chart, as in "Failed to load {chart}". */
  name: string;
  /** The writing process metric shown; its definition appears beside the name. */
  metric?: MetricKey;
  state: ChartState;
  /** The question that the chart answers. */
  question?: string;
  /** The result in one sentence with its values. */
  headline?: string;
  /** The values drawn, for a description of their extremes, trend and gaps. */
  series: readonly ChartSeries[];
  /** The chart's data as table rows, for users who prefer tables to charts. */
  table: { columns: readonly Column<Row>[]; rows: readonly Row[]; rowKey: (row: Row) => string | number };
  /** The values of a time series in their order, to be played as tones. */
  sound?: Series;
  /** Range selectors and switches. */
  controls?: ReactNode;
  isAdvisory?: boolean;
  /** By the chart's position on the page; `h2` directly below the title. */
  headingLevel?: 'h2' | 'h3' | 'h4';
  height?: number;
  onRetry?: () => void;
  children: ReactNode;
}

/** Frame of every chart: headline, the chart or its table, and a placeholder until it loads. */
export function ChartFrame<Row>(props: Props<Row>) {
  const { name, state, question, headline = '', controls, isAdvisory = false, height = 320 } = props;
  const { t } = useTranslation('ui');
  const [showsTable, setShowsTable] = useState(false);
  const id = useId();
  const description = state === 'ready' ? describeChart(props.series, t) : '';
  const descriptionId = description === '' ? undefined : `${id}description`;
  const content = useRef<HTMLDivElement>(null);
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-start', flexWrap: 'wrap', mb: 2 }}>
        <Box sx={{ flex: 1, minWidth: 220 }}>
          <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center' }}>
            <Typography id={id} variant="h4" component={props.headingLevel ?? 'h2'}>
              {name}
            </Typography>
            {props.metric !== undefined && <MetricTip metric={props.metric} />}
            {isAdvisory && <AdvisoryNote />}
          </Stack>
          {question !== undefined && (
            <Typography variant="body2" color="textSecondary">
              {question}
            </Typography>
          )}
        </Box>
        {controls}
        {state === 'ready' && (
          <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
            <Button
              size="small"
              color="inherit"
              variant="outlined"
              onClick={() => setShowsTable(!showsTable)}
            >
              {showsTable ? t('chart.asGraph') : t('chart.asTable')}
            </Button>
            {props.sound !== undefined && <SoundButton name={name} series={props.sound} />}
            <ChartMenu
              name={name}
              headline={headline}
              description={description}
              table={props.table}
              content={() => content.current}
              isTable={showsTable}
            />
          </Stack>
        )}
      </Stack>
      {state === 'ready' && headline !== '' && (
        <Typography sx={{ mb: 2, fontWeight: 560, maxWidth: '72ch' }} aria-live="polite">
          {headline}
        </Typography>
      )}
      {state !== 'ready' && <ChartMessage {...props} state={state} height={height} />}
      <div ref={content}>
        {/* On the drawing or its table, and not on the region, so that it is read once. */}
        <DescriptionIdProvider value={descriptionId}>
          {state === 'ready' && (showsTable ? <ChartTable label={name} {...props.table} /> : props.children)}
        </DescriptionIdProvider>
      </div>
      {descriptionId !== undefined && <ChartDescription id={descriptionId} text={description} />}
    </Card>
  );
}
