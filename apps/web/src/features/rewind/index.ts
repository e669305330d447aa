export { FileHistoryButton } from './files/file-history-button.tsx';
export { LinkedRewind } from './linked-rewind.tsx';
