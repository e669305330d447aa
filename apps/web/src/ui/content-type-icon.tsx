import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import DrawOutlined from '@mui/icons-material/DrawOutlined';
import SlideshowOutlined from '@mui/icons-material/SlideshowOutlined';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ContentType } from '@redraft/contracts';
import type { ComponentType } from 'react';

const icons: Record<ContentType, ComponentType<SvgIconProps>> = {
  DOCUMENT: DescriptionOutlined,
  PRESENTATION: SlideshowOutlined,
  SPREADSHEET: TableChartOutlined,
  DRAW: DrawOutlined,
};

/** Decoration: the type stands beside it in words. */
export function ContentTypeIcon({ type, ...props }: { type: ContentType } & SvgIconProps) {
  const Icon = icons[type];
  return <Icon aria-hidden {...props} />;
}
