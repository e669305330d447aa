export { HomePage } from './home-page.tsx';
export { NextSteps } from './next-steps.tsx';
