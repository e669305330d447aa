import type { HostCommentRole } from '@redraft/wopi';
import { FileText, GraduationCap, Users } from 'lucide-react';
import { useTexts } from '../../../i18n.ts';

/** The source of a comment: all kinds are in one list. */
export type CommentSource = HostCommentRole | 'file';

const icons = { instructor: GraduationCap, reviewer: Users, file: FileText };

export function SourceIcon({ source }: { source: CommentSource }) {
  const t = useTexts();
  const Icon = icons[source];
  const name = t(`review:from.${source}`);
  return (
    <span className={`card-from by-${source}`} role="img" aria-label={name} title={name}>
      <Icon size={16} aria-hidden />
    </span>
  );
}
