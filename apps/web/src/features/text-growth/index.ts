export { FrameHistoryButton } from './frame-history-button.tsx';
export { LinkedPassage } from './linked-passage.tsx';
export { TextGrowthPanel } from './text-growth-panel.tsx';
