const namespaces =
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:wpg="http://schemas.microsoft.com/office/word/2010/wordprocessingGroup" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w10="urn:schemas-microsoft-com:office:word" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

interface Frame {
  width: number;
  height: number;
  /** Empty for a drawing in the line. */
  position?: string;
  alt?: string;
}

/** A `w:drawing` with this content; sizes in EMU. */
export function drawingOf(
  content: string,
  { width, height, position = '', alt = 'A drawing' }: Frame,
): string {
  const properties = `<wp:extent cx="${width}" cy="${height}"/>${position === '' ? '' : '<wp:wrapNone/>'}<wp:docPr id="7" name="Drawing 7" descr="${alt}"/>`;
  const graphic = `<a:graphic><a:graphicData uri="x">${content}</a:graphicData></a:graphic>`;
  return position === ''
    ? `<w:drawing ${namespaces}><wp:inline>${properties}${graphic}</wp:inline></w:drawing>`
    : `<w:drawing ${namespaces}><wp:anchor behindDoc="0">${position}${properties}${graphic}</wp:anchor></w:drawing>`;
}

/** A drawing with a second version for older programs. */
export const withFallback = (drawing: string): string =>
  `<mc:AlternateContent ${namespaces}><mc:Choice Requires="wps">${drawing}</mc:Choice><mc:Fallback><w:pict><v:rect style="width:1pt"/></w:pict></mc:Fallback></mc:AlternateContent>`;

export const transform = (x: number, y: number, width: number, height: number): string =>
  `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/></a:xfrm>`;

/** A `wps:wsp` with these shape properties. */
export const shapeMarkup = (properties: string, more = ''): string =>
  `<wps:wsp><wps:cNvSpPr/><wps:spPr>${properties}</wps:spPr>${more}<wps:bodyPr/></wps:wsp>`;

export const boxText = (text: string): string =>
  `<wps:txbx><w:txbxContent><w:p><w:r><w:rPr><w:b/></w:rPr><w:t>${text}</w:t></w:r></w:p></w:txbxContent></wps:txbx>`;

export const pict = (content: string): string => `<w:pict ${namespaces}>${content}</w:pict>`;

export const inRun = (content: string): string => `<w:r>${content}</w:r>`;
