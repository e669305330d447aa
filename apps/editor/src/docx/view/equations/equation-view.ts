import i18next from 'i18next';
import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';

/** An equation as MathML of the browser. Shows its plain text until the code that draws it is loaded, and for good if its markup cannot be read. */
export class EquationView implements NodeView {
  readonly dom: HTMLElement;

  constructor({ attrs }: Node) {
    const text = String(attrs.plainText ?? '');
    const isBlock = attrs.display === 'block';
    this.dom = document.createElement('span');
    this.dom.className = isBlock ? 'equation equation-block' : 'equation';
    this.dom.textContent = text || i18next.t('view:equation');
    void this.#draw({ xml: String(attrs.ommlXml ?? ''), isBlock, text });
  }

  ignoreMutation(): boolean {
    return true;
  }

  async #draw(equation: { xml: string; isBlock: boolean; text: string }): Promise<void> {
    this.dom.ariaBusy = 'true';
    try {
      const { drawEquation } = await import('./draw-equation.ts');
      drawEquation(this.dom, equation);
    } finally {
      this.dom.ariaBusy = null;
    }
  }
}
