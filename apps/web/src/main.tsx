import './ui/theme/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from './lib/i18n.ts';
import { App } from './shell/app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root element.');

await startI18n();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
