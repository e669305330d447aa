export { HeatmapChart } from './heatmap/heatmap-chart.tsx';
export { WordsChart } from './words/words-chart.tsx';
