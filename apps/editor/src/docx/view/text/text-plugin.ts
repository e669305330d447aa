import type { ParagraphAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { getBlockKind } from '../../document/styles/block-kinds.ts';
import { getStyles } from '../../document/styles/styles-of.ts';
import type { PagePluginContext } from '../../editing/page-plugin-context.ts';
import { EquationView } from '../equations/equation-view.ts';
import { twipsPerPixel } from '../lengths.ts';
import type { WrappedPictures } from '../pictures/picture-view.ts';
import { createBoxViews } from './box-views.ts';
import { drawField } from './field-view.ts';
import { defaultSpacingCss, fontCss } from './paragraph-css.ts';
import { ParagraphView } from './paragraph-view.ts';
import { createRunViews } from './run-views.ts';
import { getBodyFont, getDefaultSpacing } from './style-defaults.ts';
import { TabLayout } from './tab-layout.ts';

/** Renders the text with its formatting; without pages nothing is placed on them. */
export function textPlugin(
  { parts, subscribe }: PagePluginContext,
  wrapped: WrappedPictures | null = null,
): Plugin {
  const counters = new Map<string, number>();
  const tabs = new TabLayout();
  let resetCounters = (): void => {};
  const context = {
    tabs,
    numbering: () => parts().numbering,
    defaults: () => getDefaultSpacing(parts().styles),
    styleSpacing: (styleId: string | null | undefined) =>
      getStyles(parts()).resolveParagraphStyle(styleId ?? null).paragraphFormatting ?? {},
    kind: (attrs: ParagraphAttrs) => getBlockKind(attrs, parts()),
    countFrom: (first: Map<string, number>) => {
      const before = counters.size;
      for (const [name, number] of first) counters.set(name, number);
      if (counters.size !== before) resetCounters();
    },
  };
  return new Plugin({
    props: {
      nodeViews: {
        ...createBoxViews(wrapped),
        field: drawField,
        math: (node) => new EquationView(node),
        paragraph: (node) => new ParagraphView(node, context),
        tab: drawTab,
      },
      markViews: createRunViews(() => parts().theme),
    },
    view: (view) => {
      const paper = view.dom.parentElement ?? view.dom;
      resetCounters = () => {
        const all = [...counters].map(([name, number]) => `${name} ${number}`);
        paper.style.setProperty('counter-reset', all.join(' ') || 'none');
      };
      let renderedStyles: unknown = null;
      const applyBodyFormatting = (): void => {
        const { styles } = parts();
        if (styles === renderedStyles) return;
        renderedStyles = styles;
        const { family, size } = getBodyFont(styles);
        const formatting = { ...fontCss(family, size), ...defaultSpacingCss(getDefaultSpacing(styles)) };
        for (const [name, value] of Object.entries(formatting)) paper.style.setProperty(name, value);
        paper.style.setProperty('--body-size', `${size / 1.5}`);
      };
      resetCounters();
      applyBodyFormatting();
      tabs.setStep(drawTabStops(paper, view.state.doc));
      const unsubscribe = subscribe(applyBodyFormatting);
      const width = new ResizeObserver(() => tabs.layAll());
      width.observe(paper);
      // After tables of contents, whose plugin comes first, have been updated.
      const layTabs = (): void => tabs.layChanged();
      window.addEventListener('beforeprint', layTabs);
      return {
        destroy: () => {
          unsubscribe();
          width.disconnect();
          window.removeEventListener('beforeprint', layTabs);
          tabs.stop();
        },
      };
    },
  });
}

/** A tab as a character: the browser knows the default stops. */
function drawTab() {
  const dom = document.createElement('span');
  dom.className = 'docx-tab';
  dom.textContent = '\t';
  return { dom };
}

const defaultStep = 720;

/** Sets the document's default tab distance, in pixels. */
function drawTabStops(paper: HTMLElement, doc: Node): number {
  const twips: unknown = doc.attrs.defaultTabStopTwips;
  const step = (typeof twips === 'number' && twips > 0 ? twips : defaultStep) / twipsPerPixel;
  paper.style.setProperty('--tab-stop', `${step}px`);
  return step;
}
