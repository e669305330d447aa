const cached = (kind: 'num' | 'str', values: readonly (string | number | null)[]) =>
  `<c:${kind}Ref><c:f>Sheet1!$A$1</c:f><c:${kind}Cache><c:ptCount val="${values.length}"/>${values
    .map((value, index) => (value === null ? '' : `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`))
    .join('')}</c:${kind}Cache></c:${kind}Ref>`;

export interface WrittenSeries {
  name: string;
  values: readonly (number | null)[];
  categories?: readonly string[];
  xValues?: readonly number[];
  rest?: string;
  /** Its number, where it is not the next one. */
  index?: number;
}

let count = 0;

export function seriesXml(series: WrittenSeries): string {
  const { name, values, categories, xValues, rest = '', index = count++ } = series;
  return [
    `<c:ser><c:idx val="${index}"/><c:order val="${index}"/><c:tx>${cached('str', [name])}</c:tx>${rest}`,
    categories ? `<c:cat>${cached('str', categories)}</c:cat>` : '',
    xValues ? `<c:xVal>${cached('num', xValues)}</c:xVal>` : '',
    xValues ? `<c:yVal>${cached('num', values)}</c:yVal>` : `<c:val>${cached('num', values)}</c:val>`,
    '</c:ser>',
  ].join('');
}

/** A chart part around plots, whose series are numbered from 0. */
export function chartXml(
  plots: string,
  { title = '', legend = 'r', axes = '', properties = '' } = {},
): string {
  count = 0;
  const titleXml = `<c:title><c:tx><c:rich><a:p><a:r><a:t>${title}</a:t></a:r></a:p></c:rich></c:tx></c:title>`;
  return [
    '<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><c:chart>',
    title === '' ? '' : titleXml,
    `<c:plotArea><c:layout/>${plots}${axes || '<c:catAx><c:axId val="1"/></c:catAx><c:valAx><c:axId val="2"/></c:valAx>'}</c:plotArea>`,
    legend === '' ? '' : `<c:legend><c:legendPos val="${legend}"/></c:legend>`,
    `</c:chart>${properties}</c:chartSpace>`,
  ].join('');
}
