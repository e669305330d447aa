import 'virtual:fonts.css';
import { startI18n } from './lib/i18n.ts';
import { rootOfPage } from './root.ts';
import { startApp } from './shell/app.tsx';

// All assets are to be listed for work without a network; browsers keep 250 by default.
performance.setResourceTimingBufferSize?.(3000);
await startI18n('entrance', 'sentences', 'program');
startApp(rootOfPage());
