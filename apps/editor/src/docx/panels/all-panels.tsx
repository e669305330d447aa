import type { ComponentType } from 'react';
import { OutlinePanel } from '../outline/OutlinePanel.tsx';
import { CommentsPanel } from '../review/CommentsPanel.tsx';
import { SpellingPanel } from '../spelling/SpellingPanel.tsx';
import type { PanelId } from '../toolkit/tool.ts';

/** The content of each panel, without frame and heading; null if it does not exist yet. */
export const allPanels: Record<PanelId, ComponentType | null> = {
  comments: CommentsPanel,
  outline: OutlinePanel,
  spelling: SpellingPanel,
};
