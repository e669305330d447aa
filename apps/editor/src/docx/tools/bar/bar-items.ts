import { Eye, FileText, Image, MessageSquareText, Plus } from 'lucide-react';
import { focusedEditing } from '../../editing/focused-editing.ts';
import { findTool } from '../../find/tools.ts';
import { selectedPicture } from '../../pictures/selected-picture.ts';
import { selectedPictureTools } from '../../pictures/tools.tsx';
import { modeMenu } from '../../review/mode-menu.tsx';
import { commentsPanelTool, commentTool } from '../../review/tools.ts';
import type { BarItem, BarMenu } from '../../toolkit/bar-item.ts';
import type { Tool, ToolGroup } from '../../toolkit/tool.ts';
import { entriesOf } from '../../toolkit/tool-entries.tsx';
import { isWriting } from '../../toolkit/writing-tool.ts';
import { allTools } from '../all-tools.ts';
import { linkTool } from '../insert/insert-tools.tsx';
import { colourMenu, highlightMenu } from '../menus/colour-menus.tsx';
import { fontMenu, sizeMenu } from '../menus/font-menus.tsx';
import { alignMenu, spacingMenu } from '../menus/paragraph-menus.tsx';
import { styleMenu } from '../menus/style-menu.tsx';
import { tableMenu } from '../table/table-menu.tsx';
import { bulletsTool, indentTools, numbersTool } from '../text/paragraph-tools.ts';
import {
  boldTool,
  clearTool,
  historyTools,
  italicTool,
  strikeTool,
  subscriptTool,
  superscriptTool,
  underlineTool,
} from '../text/text-tools.ts';

const tool = (of: Tool): BarItem => ({ kind: 'tool', tool: of });
const endTool = (of: Tool): BarItem => ({ kind: 'tool', tool: of, isAtEnd: true });
const menu = (of: BarMenu): BarItem => ({ kind: 'menu', menu: of });

/** A menu of all tools of a group, from all folders. */
function groupMenu(group: ToolGroup, icon: Tool['icon'], isForReaders = false): BarItem {
  const tools = allTools.filter((one) => one.group === group && !selectedPictureTools.includes(one));
  return menu({
    id: group,
    group,
    name: `tools:group.${group}`,
    icon,
    isNamed: true,
    isForReaders,
    entries: (context) => entriesOf(tools, context),
  });
}

/** Shown only while a picture of the main text is selected. */
const pictureMenu: BarMenu = {
  id: 'picture-tools',
  group: 'paragraph',
  name: 'tools:picture',
  icon: Image,
  isNamed: true,
  isThere: (editing) =>
    isWriting(editing) && focusedEditing(editing) === editing && selectedPicture(editing.view.state) !== null,
  entries: (context) => entriesOf(selectedPictureTools, context),
};

/** The toolbar in order: tools, menus, contextual menus, and items at the end. */
export const barItems: readonly BarItem[] = [
  ...historyTools.map(tool),
  menu(styleMenu),
  menu(fontMenu),
  menu(sizeMenu),
  tool(boldTool),
  tool(italicTool),
  tool(underlineTool),
  tool(strikeTool),
  tool(superscriptTool),
  tool(subscriptTool),
  menu(colourMenu),
  menu(highlightMenu),
  tool(clearTool),
  menu(alignMenu),
  tool(bulletsTool),
  tool(numbersTool),
  ...indentTools.map(tool),
  menu(spacingMenu),
  tool(linkTool),
  groupMenu('insert', Plus),
  groupMenu('layout', FileText),
  groupMenu('review', MessageSquareText, true),
  groupMenu('view', Eye, true),
  menu(tableMenu),
  menu(pictureMenu),
  endTool(findTool),
  endTool(commentsPanelTool),
  menu(modeMenu),
];

/** The toolbar for reviewers of another author's text. */
export const reviewerItems: readonly BarItem[] = [
  ...historyTools.map(tool),
  tool(commentTool),
  menu(highlightMenu),
  groupMenu('review', MessageSquareText, true),
  groupMenu('view', Eye, true),
  endTool(findTool),
  endTool(commentsPanelTool),
];
