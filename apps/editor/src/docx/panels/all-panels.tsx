import type { ComponentType } from 'react';
import { OutlinePanel } from '../outline/OutlinePanel.tsx';
import { CommentsPanel } from '../review/CommentsPanel.tsx';
import { SpellingPanel } from '../spelling/SpellingPanel.tsx';
import type { PanelId } from '../toolkit/tool.ts';

/** What stands in each panel, without its frame and heading; null where there is nothing yet. */
export const allPanels: Record<PanelId, ComponentType | null> = {
  comments: CommentsPanel,
  outline: OutlinePanel,
  spelling: SpellingPanel,
};
