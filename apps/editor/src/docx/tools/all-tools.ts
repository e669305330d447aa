import { contentsTools } from '../contents/tools.ts';
import { dictationTools } from '../dictation/tools.tsx';
import { findTools } from '../find/tools.ts';
import { headerFooterTools } from '../header-footer/tools.tsx';
import { indentsTool } from '../indents/tools.tsx';
import { notesTools } from '../notes/tools.ts';
import { outlineTools } from '../outline/tools.ts';
import { pageSetupTools } from '../page-setup/tools.tsx';
import { pictureTools } from '../pictures/tools.tsx';
import { readingTools } from '../reading/tools.tsx';
import { reviewTools } from '../review/tools.ts';
import { spellingTools } from '../spelling/tools.ts';
import { styleGuideTools } from '../style-guides/tools.tsx';
import type { Tool } from '../toolkit/tool.ts';
import { writingAidsTools } from '../writing-aids/tools.tsx';
import { helpTool } from './help/help-tool.tsx';
import { insertTools } from './insert/insert-tools.tsx';
import { pageTools } from './view/page-tools.ts';
import { plainTools } from './view/plain-tools.ts';
import { viewTools } from './view/view-tools.ts';

/**
 * Tools of the menus for groups in the toolbar (`bar-items.ts`), and those with shortcuts (`all-keys.ts`). `menu-order.ts` gives their order in a menu;
 * tools that it does not list come last, in the order of this list.
 */
export const allTools: readonly Tool[] = [
  ...insertTools,
  ...pictureTools,
  ...pageTools,
  ...contentsTools,
  ...dictationTools,
  ...headerFooterTools,
  ...notesTools,
  ...pageSetupTools,
  indentsTool,
  ...styleGuideTools,
  ...findTools,
  ...outlineTools,
  ...reviewTools,
  ...spellingTools,
  ...plainTools,
  ...viewTools,
  ...readingTools,
  helpTool,
  ...writingAidsTools,
];
