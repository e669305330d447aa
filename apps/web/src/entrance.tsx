import 'virtual:fonts.css';
import { startI18n } from './lib/i18n.ts';
import { rootOfPage } from './root.ts';
import { openEntrance } from './shell/entrance/open-entrance.tsx';

// Loads the translations and the page in parallel.
openEntrance(rootOfPage(), startI18n('entrance'));
