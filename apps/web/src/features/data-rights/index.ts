export { DeletionBanner } from './deletion-banner.tsx';
export { DataRightsCard } from './late-rights-card.tsx';
