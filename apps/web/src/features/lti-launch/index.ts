export { JoinBanner } from './join-banner.tsx';
