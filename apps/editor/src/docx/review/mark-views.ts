import i18next from 'i18next';
import type { Mark } from 'prosemirror-model';
import type { MarkViewConstructor } from 'prosemirror-view';
import { getAuthorColour } from '../../ui/comments/authors.ts';
import { formatFullDate, getDateLocale } from '../../ui/comments/when.ts';

/** Changes are `ins` and `del` elements for screen readers, with the author in a tooltip. */
export function createReviewMarkViews(): Record<string, MarkViewConstructor> {
  return {
    insertion: (mark) => ({ dom: createChangeElement('ins', mark) }),
    deletion: (mark) => ({ dom: createChangeElement('del', mark) }),
    comment: (mark) => {
      const dom = document.createElement('span');
      dom.className = 'commented';
      dom.dataset.commentId = String(mark.attrs.commentId);
      for (const [name, value] of Object.entries(describeCommented())) dom.setAttribute(name, value);
      return { dom };
    },
  };
}

/** Attributes by which screen readers tell commented words from others: their colour alone does not. */
export function describeCommented(): Record<string, string> {
  return { role: 'mark', 'aria-description': i18next.t('plain:commented') };
}

function createChangeElement(tag: 'ins' | 'del', { attrs }: Mark): HTMLElement {
  const dom = document.createElement(tag);
  const author = String(attrs.author);
  const date = typeof attrs.date === 'string' ? attrs.date : null;
  dom.className = `change tone-${getAuthorColour(author)}`;
  dom.title = i18next.t(`review:by.${tag}`, {
    author,
    when: formatFullDate(date, getDateLocale(i18next.language)),
  });
  return dom;
}
