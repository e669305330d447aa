import CommentOutlined from '@mui/icons-material/CommentOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import FormatPaintOutlined from '@mui/icons-material/FormatPaintOutlined';
import PostAddOutlined from '@mui/icons-material/PostAddOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import NoteOutlined from '@mui/icons-material/StickyNote2Outlined';
import type { Marker } from './markers.ts';

const icons = {
  submission: FlagOutlined,
  comment: CommentOutlined,
  large: PostAddOutlined,
  sitting: ScheduleOutlined,
  note: NoteOutlined,
  repair: FormatPaintOutlined,
} as const;

/** A shape for each kind. */
export function MarkerIcon({ kind }: { kind: Marker['kind'] }) {
  const Icon = icons[kind];
  return <Icon sx={{ fontSize: 18 }} />;
}
