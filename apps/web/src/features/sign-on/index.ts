export { InstitutionsCard } from './institutions-card.tsx';
