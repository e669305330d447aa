import i18next from 'i18next';
import type { ReactNode } from 'react';
import { initialsOf, toneOf } from '../authors.ts';
import { dateLanguage, fullWhen, shortWhen } from '../when.ts';

interface Props {
  author: string;
  date: string | null;
  children?: ReactNode;
}

/** Author and date. */
export function CardHead({ author, date, children }: Props) {
  const language = dateLanguage(i18next.language);
  return (
    <header className="card-head">
      <span className={`card-face tone-${toneOf(author)}`} aria-hidden="true">
        {initialsOf(author)}
      </span>
      <span className="card-who">
        <bdi className="card-author">{author}</bdi>
        <time dateTime={date ?? undefined} title={fullWhen(date, language)}>
          {shortWhen(date, language)}
        </time>
      </span>
      {children}
    </header>
  );
}
