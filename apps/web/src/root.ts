import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';

export function rootOfPage(): Root {
  const element = document.getElementById('root');
  if (element === null) throw new Error('The page has no #root element.');
  return createRoot(element);
}
