export { HeatmapChart } from './heatmap/heatmap-chart.tsx';
export { RewindDialog } from './rewind-dialog.tsx';
export { WordsChart } from './words/words-chart.tsx';
