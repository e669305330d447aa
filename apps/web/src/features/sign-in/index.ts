export { JourneyFrame } from './journey-frame.tsx';
export { journeyAddress } from './redirect-target.ts';
export { useTarget } from './use-target.ts';
export { useWays } from './use-ways.ts';
