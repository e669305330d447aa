import i18next from 'i18next';
import type { Mark } from 'prosemirror-model';
import type { MarkViewConstructor } from 'prosemirror-view';
import { toneOf } from './authors.ts';
import { dateLanguage, fullWhen } from './when.ts';

/** Changes are `ins` and `del` elements for screen readers, with the author in a tooltip. */
export function reviewMarkViews(): Record<string, MarkViewConstructor> {
  return {
    insertion: (mark) => ({ dom: changeElement('ins', mark) }),
    deletion: (mark) => ({ dom: changeElement('del', mark) }),
    comment: (mark) => {
      const dom = document.createElement('span');
      dom.className = 'commented';
      dom.dataset.commentId = String(mark.attrs.commentId);
      return { dom };
    },
  };
}

function changeElement(tag: 'ins' | 'del', { attrs }: Mark): HTMLElement {
  const dom = document.createElement(tag);
  const author = String(attrs.author);
  const date = typeof attrs.date === 'string' ? attrs.date : null;
  dom.className = `change tone-${toneOf(author)}`;
  dom.title = i18next.t(`review:by.${tag}`, { author, when: fullWhen(date, dateLanguage(i18next.language)) });
  return dom;
}
