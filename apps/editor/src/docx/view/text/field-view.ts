import type { Attrs } from 'prosemirror-model';
import type { NodeViewConstructor } from 'prosemirror-view';
import { isColumnBreak } from '../../document/pages/column-breaks.ts';

export const drawField: NodeViewConstructor = (node) => {
  const { attrs } = node;
  if (isColumnBreak(node)) return drawColumnBreak();
  const type = String(attrs.fieldType);
  const dom = document.createElement('span');
  dom.className = `docx-field docx-field-${type.toLowerCase()}`;
  dom.dataset.fieldType = type;
  dom.textContent = getFieldText(attrs);
  return { dom };
};

/** Nothing is seen of it but where the text continues: see columns.css. */
function drawColumnBreak() {
  const dom = document.createElement('span');
  dom.className = 'docx-field column-break';
  return { dom };
}

/** The stored result of a field. One without a result shows nothing, as in Word; a form's check box is a box, as its state is not read. */
export function getFieldText({ instruction, displayText }: Attrs): string {
  const result = String(displayText ?? '');
  return result === '' && /^\s*FORMCHECKBOX\b/.test(String(instruction)) ? '□' : result;
}
