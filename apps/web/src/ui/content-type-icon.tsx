import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ContentType } from '@redraft/contracts';
import type { ComponentType } from 'react';
import {
  DescriptionOutlinedIcon,
  DrawOutlinedIcon,
  SlideshowOutlinedIcon,
  TableChartOutlinedIcon,
} from './icons/index.ts';

const icons: Record<ContentType, ComponentType<SvgIconProps>> = {
  DOCUMENT: DescriptionOutlinedIcon,
  PRESENTATION: SlideshowOutlinedIcon,
  SPREADSHEET: TableChartOutlinedIcon,
  DRAW: DrawOutlinedIcon,
};

/** Decorative: the type also appears as text beside it. */
export function ContentTypeIcon({ type, ...props }: { type: ContentType } & SvgIconProps) {
  const Icon = icons[type];
  return <Icon aria-hidden {...props} />;
}
