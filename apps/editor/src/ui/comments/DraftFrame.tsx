import type { ReactNode } from 'react';
import { useTexts } from '../../i18n.ts';
import { CardHead } from './CardHead.tsx';

interface Props {
  author: string;
  isFocused: boolean;
  /** What the comment is about, and its form. */
  children: ReactNode;
}

/** The card of a comment that is being written. */
export function DraftFrame({ author, isFocused, children }: Props) {
  const t = useTexts();
  return (
    <li>
      <article className="card" aria-label={t('comments:newComment')} aria-current={isFocused}>
        <CardHead author={author} date={null}>
          <span className="card-badge">{t('comments:draft')}</span>
        </CardHead>
        {children}
      </article>
    </li>
  );
}
