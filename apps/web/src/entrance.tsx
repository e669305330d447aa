import 'virtual:fonts.css';
import { startI18n } from './lib/i18n.ts';
import { rootOfPage } from './root.ts';
import { openEntrance } from './shell/entrance/open-entrance.tsx';

// The words and the page come at the same time.
openEntrance(rootOfPage(), startI18n('entrance'));
