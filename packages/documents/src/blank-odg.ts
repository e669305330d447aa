import type { ZipCodec } from './codec.ts';
import { fflateCodec } from './fflate-codec.ts';
import { xmlPart } from './opc-parts.ts';
import { packEntry, writeZip } from './zip-write.ts';

const mimetype = 'application/vnd.oasis.opendocument.graphics';
const namespace = (name: string) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`;
// The only namespace whose prefix differs from its name.
const drawing = 'xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"';
const namespaces = `${['office', 'style'].map(namespace).join(' ')} ${drawing}`;

const manifest =
  `<manifest:manifest ${namespace('manifest')} manifest:version="1.2">` +
  `<manifest:file-entry manifest:full-path="/" manifest:version="1.2" manifest:media-type="${mimetype}"/>` +
  '<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/>' +
  '<manifest:file-entry manifest:full-path="styles.xml" manifest:media-type="text/xml"/></manifest:manifest>';

const content =
  `<office:document-content ${namespaces} office:version="1.2"><office:body><office:drawing>` +
  '<draw:page draw:name="Page 1" draw:master-page-name="Default"/></office:drawing></office:body></office:document-content>';

// A4 portrait with margins of a centimetre.
const styles =
  `<office:document-styles ${namespaces} xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.2">` +
  '<office:automatic-styles><style:page-layout style:name="PM0"><style:page-layout-properties fo:margin-top="1cm" ' +
  'fo:margin-bottom="1cm" fo:margin-left="1cm" fo:margin-right="1cm" fo:page-width="21cm" fo:page-height="29.7cm" ' +
  'style:print-orientation="portrait"/></style:page-layout></office:automatic-styles>' +
  '<office:master-styles><style:master-page style:name="Default" style:page-layout-name="PM0"/></office:master-styles></office:document-styles>';

/** A drawing with one empty page. */
export function blankOdg(codec: ZipCodec = fflateCodec): Uint8Array {
  const type = packEntry({ name: 'mimetype', content: new TextEncoder().encode(mimetype), codec });
  return writeZip([
    type,
    xmlPart('META-INF/manifest.xml', manifest, codec),
    xmlPart('content.xml', content, codec),
    xmlPart('styles.xml', styles, codec),
  ]);
}
