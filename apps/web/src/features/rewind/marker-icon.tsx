import {
  CommentOutlinedIcon,
  FlagOutlinedIcon,
  FormatPaintOutlinedIcon,
  PostAddOutlinedIcon,
  ScheduleOutlinedIcon,
  StickyNote2OutlinedIcon,
} from '../../ui/icons/index.ts';
import type { Marker } from './markers.ts';

const icons = {
  submission: FlagOutlinedIcon,
  comment: CommentOutlinedIcon,
  large: PostAddOutlinedIcon,
  sitting: ScheduleOutlinedIcon,
  note: StickyNote2OutlinedIcon,
  repair: FormatPaintOutlinedIcon,
} as const;

/** One shape per kind of marker. */
export function MarkerIcon({ kind }: { kind: Marker['kind'] }) {
  const Icon = icons[kind];
  return <Icon sx={{ fontSize: 18 }} />;
}
