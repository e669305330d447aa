import 'virtual:fonts.css';
import { StrictMode } from 'react';
import { startI18n } from './lib/i18n.ts';
import { rootOfPage } from './root.ts';
import { App } from './shell/app.tsx';

await startI18n('entrance', 'program');
rootOfPage().render(
  <StrictMode>
    <App />
  </StrictMode>,
);
