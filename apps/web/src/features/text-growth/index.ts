export { TextGrowthPanel } from './text-growth-panel.tsx';
