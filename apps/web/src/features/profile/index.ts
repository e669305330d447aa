export { AccountCards } from './account-cards.tsx';
