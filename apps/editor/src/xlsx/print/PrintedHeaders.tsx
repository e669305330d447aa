import type { CSSProperties } from 'react';
import { resolveFontFace } from '../../ui/font-faces.ts';
import { useFormulaLocale } from '../editing/formula-locale.ts';
import type { HeadersAndFooters, PageMargins } from '../workbook/page-setup.ts';
import {
  type HeaderFormat,
  type HeaderRun,
  headerSides,
  parseSection,
  splitSections,
} from './header-text.ts';
import { formatField, type HeaderValues, selectHeaders } from './header-values.ts';
import { pixelsPerInch } from './paper.ts';

interface Props {
  headers: HeadersAndFooters;
  margins: PageMargins;
  /** Of the cells, if headers are scaled with them. */
  scale: number;
  /** Of the page, from zero. */
  index: number;
  values: HeaderValues;
}

/** Header and footer of a page, in its margins. */
export function PrintedHeaders({ headers, margins, scale, index, values }: Props) {
  const { header, footer } = selectHeaders(headers, index, values.page);
  const sides = { left: margins.left * pixelsPerInch, right: margins.right * pixelsPerInch };
  return (
    <>
      <HeaderLine
        edge="top"
        text={header}
        values={values}
        scale={scale}
        style={{ ...sides, top: margins.header * pixelsPerInch }}
      />
      <HeaderLine
        edge="bottom"
        text={footer}
        values={values}
        scale={scale}
        style={{ ...sides, bottom: margins.footer * pixelsPerInch }}
      />
    </>
  );
}

interface LineProps {
  edge: 'top' | 'bottom';
  text: string;
  values: HeaderValues;
  scale: number;
  style: CSSProperties;
}

/** In points. */
const defaultSize = 11;

function HeaderLine({ edge, text, values, scale, style }: LineProps) {
  if (text === '') return null;
  const sections = splitSections(text);
  return (
    <div
      className="printed-header"
      data-edge={edge}
      style={{ ...style, fontSize: `${defaultSize * scale}pt` }}
    >
      {headerSides.map((side) => (
        <div key={side} data-side={side}>
          {parseSection(sections[side]).map((run, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other identity, and keep their order
            <RunView key={index} run={run} values={values} scale={scale} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface RunProps {
  run: HeaderRun;
  values: HeaderValues;
  scale: number;
}

function RunView({ run: { content, format }, values, scale }: RunProps) {
  const lang = useFormulaLocale();
  return (
    <span style={createRunStyle(format, scale)}>
      {typeof content === 'string' ? content : formatField(content, values, lang)}
    </span>
  );
}

function createRunStyle(format: HeaderFormat, scale: number): CSSProperties {
  const { font, size, colour, isBold, isItalic, isUnderlined, isStruck, raised } = format;
  const lines = [isUnderlined ? 'underline' : '', isStruck ? 'line-through' : ''].filter(Boolean).join(' ');
  return {
    fontFamily: font === null ? undefined : resolveFontFace(font).stack,
    fontSize: size === null ? (raised === null ? undefined : '70%') : `${size * scale}pt`,
    color: colour === null ? undefined : `#${colour}`,
    fontWeight: isBold ? 700 : undefined,
    fontStyle: isItalic ? 'italic' : undefined,
    textDecoration: lines || undefined,
    verticalAlign: raised === 'superscript' ? 'super' : raised === 'subscript' ? 'sub' : undefined,
  };
}
