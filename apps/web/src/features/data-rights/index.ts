export { DataRightsCard } from './data-rights-card.tsx';
export { DeletionBanner } from './deletion-banner.tsx';
