export { HeatmapChart } from '../analytics/heatmap/heatmap-chart.tsx';
export { WordsChart } from '../analytics/words/words-chart.tsx';
