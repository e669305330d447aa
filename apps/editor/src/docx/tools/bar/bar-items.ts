import { Eye, FileText, Image, MessageSquareText, Plus } from 'lucide-react';
import { getFocusedEditor } from '../../editing/focused-editing.ts';
import { findTool } from '../../find/tools.ts';
import { getSelectedPicture } from '../../pictures/selected-picture.ts';
import { selectedPictureTools } from '../../pictures/tools.tsx';
import { modeMenu } from '../../review/mode-menu.tsx';
import { commentsPanelTool, commentTool } from '../../review/tools.ts';
import type { BarItem, BarMenu } from '../../toolkit/bar-item.ts';
import type { Tool, ToolGroup } from '../../toolkit/tool.ts';
import { createToolEntries } from '../../toolkit/tool-entries.tsx';
import { canEdit } from '../../toolkit/writing-tool.ts';
import { allTools } from '../all-tools.ts';
import { linkTool } from '../insert/insert-tools.tsx';
import { colourMenu, highlightMenu } from '../menus/colour-menus.tsx';
import { fontMenu, sizeMenu } from '../menus/font-menus.tsx';
import { alignMenu, directionMenu, spacingMenu } from '../menus/paragraph-menus.tsx';
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

const toolItem = (of: Tool): BarItem => ({ kind: 'tool', tool: of });
const toolItemAtEnd = (of: Tool): BarItem => ({ kind: 'tool', tool: of, isAtEnd: true });
const menuItem = (of: BarMenu): BarItem => ({ kind: 'menu', menu: of });

/** A menu of all tools of a group, from all folders. */
function createGroupMenu(group: ToolGroup, icon: Tool['icon'], isForReaders = false): BarItem {
  const tools = allTools.filter((one) => one.group === group && !selectedPictureTools.includes(one));
  return menuItem({
    id: group,
    group,
    name: `tools:group.${group}`,
    icon,
    showsLabel: true,
    isForReaders,
    entries: (context) => createToolEntries(tools, context),
  });
}

/** Shown only while a picture of the main text is selected. */
const pictureMenu: BarMenu = {
  id: 'picture-tools',
  group: 'paragraph',
  name: 'tools:picture',
  icon: Image,
  showsLabel: true,
  isVisible: (editor) =>
    canEdit(editor) && getFocusedEditor(editor) === editor && getSelectedPicture(editor.view.state) !== null,
  entries: (context) => createToolEntries(selectedPictureTools, context),
};

/** The toolbar in order: tools, menus, contextual menus, and items at the end. */
export const barItems: readonly BarItem[] = [
  ...historyTools.map(toolItem),
  menuItem(styleMenu),
  menuItem(fontMenu),
  menuItem(sizeMenu),
  toolItem(boldTool),
  toolItem(italicTool),
  toolItem(underlineTool),
  toolItem(strikeTool),
  toolItem(superscriptTool),
  toolItem(subscriptTool),
  menuItem(colourMenu),
  menuItem(highlightMenu),
  toolItem(clearTool),
  menuItem(alignMenu),
  menuItem(directionMenu),
  toolItem(bulletsTool),
  toolItem(numbersTool),
  ...indentTools.map(toolItem),
  menuItem(spacingMenu),
  toolItem(linkTool),
  createGroupMenu('insert', Plus),
  createGroupMenu('layout', FileText),
  createGroupMenu('review', MessageSquareText, true),
  createGroupMenu('view', Eye, true),
  menuItem(tableMenu),
  menuItem(pictureMenu),
  toolItemAtEnd(findTool),
  toolItemAtEnd(commentsPanelTool),
  menuItem(modeMenu),
];

/** The toolbar for reviewers of another author's text. */
export const reviewerItems: readonly BarItem[] = [
  ...historyTools.map(toolItem),
  toolItem(commentTool),
  menuItem(highlightMenu),
  createGroupMenu('review', MessageSquareText, true),
  createGroupMenu('view', Eye, true),
  toolItemAtEnd(findTool),
  toolItemAtEnd(commentsPanelTool),
];
