import i18next from 'i18next';
import type { ReactNode } from 'react';
import { getAuthorColour, getInitials } from './authors.ts';
import { formatFullDate, formatShortDate, getDateLocale } from './when.ts';

interface Props {
  author: string;
  date: string | null;
  children?: ReactNode;
}

/** Author and date. */
export function CardHead({ author, date, children }: Props) {
  const language = getDateLocale(i18next.language);
  return (
    <header className="card-head">
      <span className={`card-face tone-${getAuthorColour(author)}`} aria-hidden="true">
        {getInitials(author)}
      </span>
      <span className="card-who">
        <bdi className="card-author">{author}</bdi>
        <time dateTime={date ?? undefined} title={formatFullDate(date, language)}>
          {formatShortDate(date, language)}
        </time>
      </span>
      {children}
    </header>
  );
}
