export { DeletionBanner } from './deletion-banner.tsx';
export { DataRightsCard } from './lazy-data-rights-card.tsx';
