export { LinkedRewind } from './linked-rewind.tsx';
